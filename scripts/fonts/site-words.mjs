import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";

/**
 * Sentences of the content, for the widths of fonts over what the site really says.
 * @param {string} root
 * @returns {string[]} lines of at most 400 characters
 */
export function wordsOfTheSite(root) {
  const folder = join(root, "content");
  const text = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((entry) => /(?<!\.test)\.ts$/.test(entry))
    .toSorted()
    .flatMap((entry) => readFileSync(join(folder, entry), "utf8").match(/"(?:[^"\\\n]|\\.)*"/g) ?? [])
    .map((literal) => literal.slice(1, -1))
    .filter((literal) => /[a-z] [a-z]/.test(literal))
    .join(" ");
  return (text.slice(0, 120_000).match(/.{1,400}/gs) ?? []).slice(0, 300);
}
