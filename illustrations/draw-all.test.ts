import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";

import { expect, test } from "vitest";

import { compositions } from "#content/invitations/compositions.ts";
import { invitationVenues } from "#content/invitations/invitation-venues.ts";
import { palettes as invitationPalettes } from "#content/invitations/palettes.ts";

import { altTexts } from "./alt-texts.ts";
import { drawAll } from "./artwork.ts";
import { changedFiles } from "./write-files.ts";

const files = drawAll();
const drawings = [...files]
  .filter(([path]) => path.endsWith(".svg"))
  .map(([path, content]) => [path, String(content)] as const);
const isInvitation = (path: string) => path.includes("/invitations/");
const idsOf = (svg: string) => [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id ?? "");

test("the drawings on disk are what the sources draw (node illustrations/draw-all.ts)", () => {
  expect(changedFiles(files)).toEqual([]);
});

test.each(drawings)("%s stays within its weight", (path, svg) => {
  const limit = path.endsWith("sprite.svg") || isInvitation(path) ? 61_440 : 40_960;
  expect(Buffer.byteLength(svg)).toBeLessThan(limit);
});

test.each(drawings)("%s is at most 12 kB on the wire, a hero 14 kB, an invitation 18 kB", (path, svg) => {
  if (path.endsWith("sprite.svg")) return;
  const limit = isInvitation(path) ? 18_432 : /hero/.test(path) ? 14_336 : 12_288;
  // Compressing at the strength of the build takes its time: what is light as it is needs none.
  if (Buffer.byteLength(svg) >= limit) expect(brotliCompressSync(svg).length).toBeLessThan(limit);
});

test.each(drawings)("%s refers only to what it defines, once each", (_path, svg) => {
  const ids = idsOf(svg);
  const references = [...svg.matchAll(/(?:href="#|url\(#|aria-labelledby=")([\w-]+)/g)].map(
    ([, id]) => id ?? "",
  );
  expect(ids).toHaveLength(new Set(ids).size);
  expect(ids).toEqual(expect.arrayContaining([...new Set(references)]));
});

test.each(drawings)("%s has a title, or says that it is ornament", (path, svg) => {
  if (path.endsWith("sprite.svg")) return;
  expect(svg).toMatch(
    /role="presentation"|role="img" aria-labelledby="\w+"><title id="\w+">[^<]{20,}<\/title>/,
  );
});

test("every picture of the site has a text alternative for the pages that show it, and none is left over", () => {
  const titles = drawings.flatMap(([path, svg]) => {
    const title = /<title[^>]*>([^<]+)<\/title>/.exec(svg)?.[1];
    return path.startsWith("public/art/") && title ? [[path.slice(11, -4), title]] : [];
  });
  const invitations = compositions.flatMap(({ alt, shapes }) =>
    Object.values(shapes).map(({ file }) => [`invitations/${file.replace(/\.svg$/, "")}`, alt]),
  );
  const venues = invitationVenues.map(({ id, alt }) => [`invitations/venue-${id}`, alt]);
  expect(Object.fromEntries(titles)).toEqual({
    ...altTexts,
    ...Object.fromEntries([...invitations, ...venues]),
  });
});

const rolePalettes = readFileSync(
  join(import.meta.dirname, "../app/ui/illustrations/emblem-palettes.css"),
  "utf8",
);

const invitationInks = Object.keys(invitationPalettes.standard.summer.morning)
  .map((name) => ` --i-${name}:`)
  .join("");

test.each(drawings)("%s has an ink for every colour that it names", (path, svg) => {
  const palettes = path.startsWith("app/")
    ? `${String(files.get("app/ui/illustrations/art-palettes.css"))}${rolePalettes}`
    : isInvitation(path)
      ? invitationInks
      : svg;
  const inks = new Set([...palettes.matchAll(/[{;\s]--([\w-]+):/g)].map(([, name]) => name));
  const used = new Set([...svg.matchAll(/var\(--([\w-]+)\)/g)].map(([, name]) => name));
  expect([...used].filter((name) => !inks.has(name))).toEqual([]);
});

test("what is inlined obeys the Content-Security-Policy: no style element, no style attribute, no script", () => {
  for (const [path, svg] of drawings.filter(([name]) => name.startsWith("app/")))
    expect.soft(svg, path).not.toMatch(/<style|<script|\sstyle=|\son\w+=/);
});

test("drawings that can stand on one page do not share an id", () => {
  const ids = drawings.filter(([path]) => path.includes("/inline/")).flatMap(([, svg]) => idsOf(svg));
  expect(ids).toHaveLength(new Set(ids).size);
});

test("what moves in an inlined drawing is no part of a symbol: the page would have to paint each of its steps", () => {
  for (const [path, svg] of drawings.filter(([name]) => name.includes("/inline/"))) {
    const symbols = svg.match(/<defs>.*<\/defs>/s)?.[0];
    expect.soft(symbols, path).toBeDefined();
    expect.soft(symbols, path).not.toMatch(/wr-(?:veil|glints|flame)/);
    expect.soft(svg.replace(symbols ?? "", ""), path).toMatch(/wr-(?:veil|glints|flame)/);
  }
});
