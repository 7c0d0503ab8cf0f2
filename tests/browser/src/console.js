// Runs in Firefox itself: what its console has got of the page and has not told yet, warnings and errors.
const told = Services.console.getMessageArray();
Services.console.reset();
return told
    .filter((line) => line instanceof Ci.nsIScriptError && /^https?:/.test(line.sourceName) && !line.isFromChromeContext)
    .filter((line) => line.logLevel >= Ci.nsIConsoleMessage.warn)
    // A version that does not know trusted types yet says so at every page.
    .filter((line) => !/unknown directive .(require-)?trusted-types/.test(line.errorMessage))
    .map((line) => `${line.category}: ${line.errorMessage} (${line.sourceName}:${line.lineNumber})`);
