import { createHash } from "node:crypto";

// Not named `html`, so that the formatter leaves it as it is: the style is hashed, and text keeps its line
// breaks.
import { html as markup } from "hono/html";

import { siteAttributes } from "#app/languages/site-language.ts";

/** A form that could not be accepted: its target and its content. */
export type ReturnedForm = { path: string; fields: readonly (readonly [string, string])[] };

type Words = { title: string; text: string };

const style =
  "body{margin:0;min-height:100vh;display:grid;place-items:center;background:#fbf7f2;color:#33272b;" +
  "font:1.125rem/1.6 Georgia,serif}main{max-width:34rem;padding:1.5rem}h1{font-weight:500;line-height:1.2}" +
  "a,button{display:inline-block;padding:.75rem 1.5rem;border:0;border-radius:2rem;background:#8c2f52;" +
  "color:#fff;font:inherit;text-decoration:none;cursor:pointer}" +
  "a:focus-visible,button:focus-visible{outline:3px solid #33272b;outline-offset:3px}";

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
export function busyPage({ title, text }: Words, form: ReturnedForm | null) {
  const [head, way] = [`${title} | Wild Rose Weddings`, form === null ? tryAgain : sendAgain(form)];
  return markup`<!doctype html>
<html lang="${siteAttributes.lang}" dir="${siteAttributes.dir}">
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
${way}
</main>
</body>
</html>
`;
}

const tryAgain = markup`<p><a href="">Try again</a></p>`;

/** Browsers drop the line break before a value. */
const sendAgain = ({ path, fields }: ReturnedForm) => markup`<form method="post" action="${path}">
${fields.map(
  ([name, value]) => markup`<textarea hidden readonly name="${name}">
${value}</textarea>`,
)}
<button>Send it again</button>
</form>`;
