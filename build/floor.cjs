// @ts-check
/**
 * Refuses a Node that is older than package.json's `engines`, in one line, before any other file is read: an old Node
 * already fails on the imports of a command. In syntax that Node 8 can read. `node -r ./build/floor.cjs COMMAND`.
 */
var wanted = require("../package.json").engines.node.replace(/^>=/, "");
/** @param {string} version */
var numberOf = (version) => {
  var parts = version.split(".");
  return Number(parts[0]) * 1000 + Number(parts[1]);
};
if (numberOf(process.versions.node) < numberOf(wanted)) {
  console.error(
    "Signet needs Node " +
      wanted +
      " or newer, and this is Node " +
      process.versions.node +
      ": install a newer one (nvm install), then run this again.",
  );
  process.exit(1);
}
