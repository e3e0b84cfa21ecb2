import { createHash } from "node:crypto";

import { deferredModule, deferredPreload, startScript } from "./start-scripts.ts";

/** A page, and the hashes of the scripts in it that its policy allows. */
type PageWithScripts = { html: string; scriptHashes: string[] };

/** On an element of a page that runs nothing; a text cannot have it, because its quotes are escaped. */
const runsNothing = 'data-without-scripts=""';

/** A page without any of the scripts that the router wrote into it. */
function leaveOutScripts(html: string, nonce: string): PageWithScripts {
  const marked = `[^<>]* nonce="${nonce}"[^<>]*>`;
  const scripts = new RegExp(
    `<script\\b${marked}[^]*?</script>|<link\\b(?=[^<>]*rel="modulepreload")${marked}`,
    "g",
  );
  return { html: html.replaceAll(scripts, "").replaceAll(` nonce="${nonce}"`, ""), scriptHashes: [] };
}

/**
 * Defers the scripts that the router wrote into a finished page: its module script and the preloads of the
 * files that it imports wait until the page has been painted (start-scripts.ts). Small inline scripts stay as
 * they are. A page that says that it runs nothing is left without scripts.
 * @param nonce the nonce that the router was given for this one rendering. It tells the router's elements from
 * everything else in the page, then leaves the page, which may be cached and sent to everybody: what the policy
 * allows are hashes of the marked scripts.
 */
export function deferScripts(html: string, nonce: string): PageWithScripts {
  if (html.includes(runsNothing)) return leaveOutScripts(html, nonce);
  const scripts = [startScript];
  const attribute = ` nonce="${nonce}"`;
  const marked = new RegExp(`<(script|link)\\b([^<>]*)${attribute}([^<>]*)>`, "g");
  const deferred = html.replaceAll(
    marked,
    (_element, tag: string, before: string, after: string, at: number) => {
      const element = `<${tag}${before}${after}>`;
      if (tag === "link") return element.replace('rel="modulepreload"', `rel="${deferredPreload}"`);
      scripts.push(html.slice(html.indexOf(">", at) + 1, html.indexOf("</script", at)));
      return element.replace('type="module"', `type="${deferredModule}"`);
    },
  );
  const head = deferred.indexOf("</head>");
  return {
    html: `${deferred.slice(0, head)}<script>${startScript}</script>${deferred.slice(head)}`,
    scriptHashes: scripts.map((code) => createHash("sha256").update(code).digest("base64")),
  };
}
