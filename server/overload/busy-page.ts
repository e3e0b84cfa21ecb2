import { createHash } from "node:crypto";

// Not named `html`, so that the formatter leaves it as it is: the style is hashed, and text keeps its line
// breaks.
import { html as markup } from "hono/html";

import { languageAttributes, type Language } from "#app/languages/language.ts";
import type { RefusalWords } from "#app/messaging/private-links/refusal-in-words.ts";

/** A form that could not be accepted: its target and its content. */
export type ReturnedForm = { path: string; fields: readonly (readonly [string, string])[] };

export type BusyPageWords = RefusalWords & { language: Language };

const style =
  "body{margin:0;min-height:100vh;display:grid;place-items:center;background:#fbf7f2;color:#33272b;" +
  "font:1.125rem/1.6 Georgia,serif}main{max-width:34rem;padding:1.5rem}h1{font-weight:500;line-height:1.2}" +
  "a,button{display:inline-block;padding:.75rem 1.5rem;border:0;border-radius:2rem;background:#8c2f52;" +
  "color:#fff;font:inherit;text-decoration:none;cursor:pointer}" +
  "a:focus-visible,button:focus-visible{outline:3px solid #33272b;outline-offset:3px}" +
  // Letters of these scripts stand higher than Latin ones, and Nastaliq steps down from word to word.
  "h1:lang(pa),h1:lang(hi),h1:lang(gu){line-height:1.5}main:lang(ur),h1:lang(ur){line-height:2.1}";

/** Content security policy of the page: only its own style, and the form that it may contain. */
export const busyPagePolicy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash("sha256").update(style).digest("base64")}'`,
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join("; ");

/**
 * A page of the site that costs nothing to make: for when the process is busy, or has nothing to render with.
 * A rejected form comes back with everything that was typed, to be sent again.
 */
export function busyPage(
  { title, text, again, sendAgain, language }: BusyPageWords,
  form: ReturnedForm | null,
) {
  const { lang, dir } = languageAttributes(language);
  const head = `${title} | Wild Rose Weddings`;
  return markup`<!doctype html>
<html lang="${lang}" dir="${dir}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${head}</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>${title}</h1>
<p>${text}</p>
${form === null ? linkAgain(again) : formAgain(form, sendAgain)}
</main>
</body>
</html>
`;
}

const linkAgain = (way: string) => markup`<p><a href="">${way}</a></p>`;

/** Browsers drop the line break before a value. */
const formAgain = (
  { path, fields }: ReturnedForm,
  way: string,
) => markup`<form method="post" action="${path}">
${fields.map(
  ([name, value]) => markup`<textarea hidden readonly name="${name}">
${value}</textarea>`,
)}
<button>${way}</button>
</form>`;
