import { createHash } from "node:crypto";

import fc from "fast-check";
import { expect, test } from "vitest";

import { splitStylesheet } from "../../../tooling/split-stylesheets.mjs";
import { createCriticalCssInliner } from "./inline-critical-css.server.ts";

const site = "/assets/site-1.css";
const plan = "/assets/plan-2.css";

const styleWith = (sheets: Record<string, string>) =>
  createCriticalCssInliner(
    Object.fromEntries(Object.entries(sheets).map(([address, css]) => [address, splitStylesheet(css).parts])),
  );

const pageOf = (body: string, ...sheets: string[]) =>
  `<!DOCTYPE html><html lang="en-CA" data-theme="standard"><head><title>Rose</title></head><body>${body}` +
  `${sheets.map((address) => `<link rel="stylesheet" href="${address}#"/>`).join("")}</body></html>`;

/** What stands in the style elements of a page that has one sheet. */
function chosen(css: string, body: string): string {
  const { html } = styleWith({ [site]: css })(pageOf(body, site));
  return /<style>(?<css>.*)<\/style><\/head>/s.exec(html)?.groups?.["css"] ?? "";
}

const names = fc.constantFrom("card", "card__name", "hero", "md:wide", "[&>p]:lead");
const classes = fc.uniqueArray(names, { minLength: 1, maxLength: 3 });
/** Elements within one another, the outermost first. */
const nested = fc.array(
  fc.record({ tag: fc.constantFrom("p", "div", "section"), classes, theme: fc.boolean() }),
  { minLength: 1, maxLength: 5 },
);

const escaped = (name: string) => name.replaceAll(/[^\w-]/g, (letter) => `\\${letter}`);
const encoded = (name: string) => name.replaceAll("&", "&amp;").replaceAll(">", "&gt;");

/** A selector of an element that it matches. */
const matching = (element: { tag: string; classes: string[] }) =>
  fc
    .tuple(
      fc.subarray(element.classes),
      fc.constantFrom("", ":hover", ":not(.absent)", ":is(.absent,*)", "[data-open]", ":first-child"),
      fc.constantFrom("plain", "is", "where"),
    )
    .map(([some, more, way]) => {
      const own = `${element.tag}${some.map((name) => `.${escaped(name)}`).join("")}`;
      return (way === "plain" ? own : `:${way}(.absent,${own} )`) + more;
    });

test("every rule stands in the page whose selector matches something in it", () => {
  const scene = nested.chain((elements) =>
    fc.record({
      elements: fc.constant(elements),
      selector: fc
        .tuple(...elements.map(matching))
        .chain((parts) => fc.subarray(parts, { minLength: 1 }))
        .map((parts) => parts.join(" ")),
      group: fc.constantFrom("", "@layer base", "@media (width<600px)", "@supports (top:0)"),
    }),
  );
  fc.assert(
    fc.property(scene, ({ elements, selector, group }) => {
      const body = elements.reduceRight(
        (inner, { tag, classes: own, theme }) =>
          `<${tag} class="${own.map(encoded).join(" ")}"${theme ? ' data-theme="indian"' : ""}>${inner}</${tag}>`,
        "Rose",
      );
      const rule = `${selector}{top:0}`;
      const css = group === "" ? rule : `${group}{${rule}}`;
      expect(chosen(css, body)).toBe(css);
    }),
    { numRuns: 500 },
  );
});

test("what needs a class that the page does not have is left out, and groups that are empty then", () => {
  const css =
    ".card,.hero .absent{top:0}.absent{top:0}@media (width<600px){.absent p{top:0}}:is(.absent,.gone) p{top:0}p{left:0}";
  expect(chosen(css, '<p class="card hero">Rose</p>')).toBe(".card{top:0}p{left:0}");
});

test("the other theme's rules come with the sheet, unless something in the page shows that theme", () => {
  const css = "[data-theme=standard] p{top:0}[data-theme=indian] p{left:0}:root,[data-theme]{--a:0}";
  expect(chosen(css, "<p>Rose</p>")).toBe("[data-theme=standard] p{top:0}:root,[data-theme]{--a:0}");
  expect(chosen(css, '<p data-theme="indian">Rose</p>')).toBe(css);
});

test("rules for pages that read from the right stand in no other", () => {
  const css = "[dir=rtl] p{top:0}";
  expect(chosen(css, '<p dir="auto">Rose</p>')).toBe("");
  expect(chosen(css, '<p dir="rtl">گلاب</p>')).toBe(css);
});

test("key frames and properties stand where something that stands there names them", () => {
  const css =
    "@property --tilt{syntax:'*'}@keyframes turn{to{top:0}}@keyframes fall{to{top:0}}.card{animation:turn 1s}.absent{animation:fall 1s}";
  expect(chosen(css, '<p class="card">Rose</p>')).toBe("@keyframes turn{to{top:0}}.card{animation:turn 1s}");
});

test("words that look like a class are none", () => {
  expect(chosen(".absent{top:0}p{top:0}", "<p>class=&quot;absent&quot;</p>")).toBe("p{top:0}");
});

test("the sheets of a route stand by themselves, and the hashes are those of what stands there", () => {
  const style = styleWith({
    [site]: "p{top:0}",
    [plan]: ".plan{top:1px}",
    "/assets/other-3.css": "p{top:2px}",
  });
  const { html, hashes } = style(pageOf('<p class="plan">Rose</p>', site, plan));
  expect(html).toContain(
    "<title>Rose</title><style>p{top:0}</style><style data-of-route>.plan{top:1px}</style></head>",
  );
  expect(hashes).toEqual(
    ["p{top:0}", ".plan{top:1px}"].map((css) => createHash("sha256").update(css).digest("base64")),
  );
  expect(style(pageOf("<p>Rose</p>", site, plan)).hashes).toHaveLength(1);
});

test("a page without sheets stays as it is", () => {
  const page = pageOf("<p>Rose</p>");
  expect(styleWith({})(page)).toEqual({ html: page, hashes: [] });
});

const face = (family: string) => `@font-face{font-family:${family};src:url(/${family}.woff2)}`;

test("the faces of a route stay with those of every page, and its rules can be taken out", () => {
  const { html } = styleWith({ [site]: `${face("Rose")}p{top:0}`, [plan]: `${face("Gurmukhi")}h1{top:0}` })(
    pageOf("Rose", site, plan),
  );
  expect(html).toContain(
    `<style>${face("Rose")}p{top:0}${face("Gurmukhi")}</style><style data-of-route>h1{top:0}</style>`,
  );
});
