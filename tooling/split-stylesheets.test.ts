import { expect, test } from "vitest";

import { linkedStylesheets, splitStylesheet } from "./split-stylesheets.mjs";

const needsOf = (selector: string) =>
  splitStylesheet(`${selector}{top:0}`).parts.map((part) =>
    part.kind === "rule" ? part.selectors[0]?.[1] : part,
  );

test.each([
  ["p:hover::before", []],
  [".card > .card__name:not(.card--sample)", ["card", "card__name"]],
  [".md\\:wide", ["md:wide"]],
  ["[aria-pressed=true] .heart", ["heart"]],
  [":has(.open) .menu", ["menu"]],
  [":is(.hero, .listing-hero) h1", [[["hero"], ["listing-hero"]]]],
  [":where(.a .b, .c) .d", [[["a", "b"], ["c"]], "d"]],
  [":is(.a, h2) p", []],
  ['html[data-theme="indian"] .card', ["[data-theme=indian]", "card"]],
  ["[data-theme=indian] .card", ["[data-theme=indian]", "card"]],
  [":root, [data-theme]", []],
  ['[dir="rtl"] .card', ["[dir=rtl]", "card"]],
  ["[dir=rtl] [dir=auto]", ["[dir=rtl]"]],
])("%s needs %j", (selector, needs) => {
  expect(needsOf(selector)).toEqual([needs]);
});

test("conditions and layers keep what is within them, in the same order", () => {
  const { parts } = splitStylesheet(
    "@layer base,components;@layer base{@media (width<600px){.a,.b{top:0}}p{left:0}}@property --x{syntax:'*'}@keyframes turn{to{top:0}}",
  );
  expect(parts).toEqual([
    { kind: "always", css: "@layer base,components;" },
    {
      kind: "group",
      head: "@layer base",
      parts: [
        {
          kind: "group",
          head: "@media (width<600px)",
          parts: [
            {
              kind: "rule",
              selectors: [
                [".a", ["a"]],
                [".b", ["b"]],
              ],
              block: "{top:0}",
            },
          ],
        },
        { kind: "rule", selectors: [["p", []]], block: "{left:0}" },
      ],
    },
    { kind: "named", name: "--x", css: "@property --x{syntax:'*'}" },
    { kind: "named", name: "turn", css: "@keyframes turn{to{top:0}}" },
  ]);
});

test("faces stand in pages alone, what is for paper and for forced colours in the sheet alone", () => {
  const face = "@font-face{font-family:Rose;src:url(/assets/rose.woff2)}";
  const sheet =
    ".a{top:0}@media print{.a{top:1px}}@media (forced-colors:active){.a{top:2px}}@page{margin:1cm}";
  const { parts, rest } = splitStylesheet(`${face}${sheet}${face}`);
  expect(rest).toBe(sheet);
  expect(parts.map((part) => (part.kind === "always" ? part.css : part.kind))).toEqual([face, "rule", face]);
});

test("a sheet that would close the element that it is to stand in is refused", () => {
  expect(() => splitStylesheet('.a::before{content:"</style>"}')).toThrow("cannot stand in a page");
});

test("a build in which no page links a sheet is refused: every page would declare its faces twice", () => {
  for (const manifests of [[], ['{"routes":{}}']])
    expect(() => linkedStylesheets(manifests)).toThrow("names a style sheet");
});

test("the sheets that pages link are those of the routes, and no sheet that a script loads later", () => {
  const manifest =
    'window.__reactRouterManifest={"routes":{"root":{"css":["/assets/site-a1.css#"]},"routes/rsvp":{"css":["/assets/site-a1.css#","/assets/languages-b2.css"],"module":"/assets/rsvp-c3.js"}}}';
  expect([...linkedStylesheets([manifest])]).toEqual(["/assets/site-a1.css", "/assets/languages-b2.css"]);
});
