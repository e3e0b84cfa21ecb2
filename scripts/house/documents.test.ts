import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

import { expect, test } from "vitest";

import { inProject, root } from "../../tooling/project.mjs";
import { readSources } from "./read-imports.mjs";

const documents = [
  "README.md",
  "illustrations/README.md",
  "bench/NOTES.md",
  "bench/RESULTS.md",
  ...["docs", "docs/decisions"].flatMap((folder) =>
    readdirSync(inProject(folder))
      .filter((name) => name.endsWith(".md"))
      .map((name) => `${folder}/${name}`),
  ),
];

const textOf = (document: string) => readFileSync(inProject(document), "utf8");

/** The anchors under which GitHub reaches the headings of a document. */
function anchorsOf(document: string): Set<string> {
  const headings = textOf(document).matchAll(/^#{1,6} (.+)$/gm);
  return new Set(
    [...headings].map(([, heading = ""]) =>
      heading
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N} -]/gu, "")
        .replaceAll(" ", "-"),
    ),
  );
}

test.each(documents)("%s links to files and headings that exist", (document) => {
  const links = textOf(document).matchAll(/\]\((?![a-z]+:)([^)\s#]*)(?:#([^)\s]*))?\)/g);
  for (const [link, path = "", anchor] of links) {
    const target = path === "" ? document : join(dirname(document), path);
    expect(existsSync(inProject(target)), `${link} leads to nothing`).toBe(true);
    if (anchor !== undefined) expect([...anchorsOf(target)], `${link} leads to no heading`).toContain(anchor);
  }
});

const { scripts } = JSON.parse(textOf("package.json"));

test.each(documents)("%s names commands of package.json", (document) => {
  const commands = [...textOf(document).matchAll(/\bnpm run (?:-s )?([a-z][\w:-]*)/g)].map(
    ([, name = ""]) => name,
  );
  expect(commands.filter((name) => !Object.hasOwn(scripts, name))).toEqual([]);
});

const rootFolders = new Set(
  readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !["node_modules", "build", "data"].includes(entry.name))
    .map((entry) => entry.name),
);

/** A path of the repository: from one of its folders, or with a source file's ending or a slash at its end. */
const isPath = (code: string) =>
  /^[\w.@-]+(?:\/[\w.@-]+)*\/?$/.test(code) &&
  code.includes("/") &&
  (rootFolders.has(code.split("/")[0] ?? "") || /(?:\.(?:tsx?|mjs|css)|\/)$/.test(code));

/** Whether a path lies in the repository, or beside the document that names it. */
const lies = (document: string, path: string) =>
  existsSync(inProject(path)) || existsSync(inProject(join(dirname(document), path)));

const sourceNames = new Set(readSources(root).map(({ path }) => path.split("/").at(-1)));

test.each(documents)("%s names files that exist", (document) => {
  const codes = [...textOf(document).matchAll(/`([^`\n]+)`/g)].map(([, code = ""]) => code);
  expect(codes.filter((code) => isPath(code) && !lies(document, code))).toEqual([]);
  expect(codes.filter((code) => /^[\w.-]+\.(?:tsx?|mjs)$/.test(code) && !sourceNames.has(code))).toEqual([]);
});
