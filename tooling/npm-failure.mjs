const unreachable = /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|ERR_SOCKET_TIMEOUT/;

/** @type {[RegExp, string][]} the first match is the likely cause */
const causes = [
  [unreachable, "npm could not reach its package registry. Is this machine online?"],
  [/ENOSPC/, "The disk is full."],
  [/EACCES|EPERM/, "npm may not write here. Does the folder belong to somebody else?"],
  [
    /Missing: \S+@ from lock file/,
    "package-lock.json leaves out packages of other kinds of machines. Run node scripts/complete-lock.mjs.",
  ],
  [
    /can only install packages when your package\.json/,
    "package.json and package-lock.json do not agree. Run npm install and commit both.",
  ],
  [
    /EINTEGRITY/,
    "A package is not the one that package-lock.json names. If npm cache clean --force does not help, " +
      "somebody has changed it.",
  ],
];

/**
 * @param {string} output what npm printed
 * @returns {string} the likely cause in plain words, then npm's own
 */
export function explainNpmFailure(output) {
  const cause = causes.find(([pattern]) => pattern.test(output))?.[1];
  return [
    `The packages could not be installed. ${cause ?? "npm said:"}`,
    "Nothing is half done: the same command tries again from the start.",
    "",
    ...shortened(output).map((line) => `    ${line}`),
  ].join("\n");
}

/**
 * Without npm's help page, which buries the cause, and without the middle of what is still long.
 *
 * @param {string} output
 */
function shortened(output) {
  const lines = output
    .trimEnd()
    .replace(/npm error Clean install a project[\s\S]*?(?=npm error A complete log|$)/, "")
    .split("\n");
  return lines.length <= 30 ? lines : [...lines.slice(0, 20), "...", ...lines.slice(-10)];
}
