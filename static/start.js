// Starts the page: loads the module that Trunk built. Its two files carry a hash in their names, so this script, which is
// the same for every build, reads them from the two preload links that Trunk writes (`pattern_preload` in Trunk.toml).
const address = (id) => document.getElementById(id).href;
const page = await import(address("page-script"));
await page.default({ module_or_path: address("page-module") });
