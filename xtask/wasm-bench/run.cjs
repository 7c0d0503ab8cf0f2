// Run by `cargo xtask bench`: FILE ROUNDS DEPTH FEN. Prints what the example `perft` prints, once for each round.
// A first round is not counted: V8 compiles again what turns out to be hot.
const [file, rounds, depth, fen] = process.argv.slice(2);
const { nodes } = require(file);
for (let round = 0; round <= Number(rounds); round += 1) {
  const begin = performance.now();
  const count = nodes(fen, Number(depth));
  const seconds = (performance.now() - begin) / 1000;
  if (round > 0) console.log(`${count} ${seconds.toFixed(6)} ${(Number(count) / seconds).toFixed(0)}`);
}
