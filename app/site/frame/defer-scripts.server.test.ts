import { createHash } from "node:crypto";

import { expect, test } from "vitest";

import { deferScripts } from "./defer-scripts.server.ts";
import { startScript } from "./start-scripts.ts";

const nonce = "5f3a";
const hashOf = (code: string) => createHash("sha256").update(code).digest("base64");

const pageWith = (head: string, body = "") =>
  `<html><head><title>Roses</title>${head}</head><body><p>wild</p>${body}</body></html>`;

test("preloads and module scripts of the router wait, its other scripts run at once", () => {
  const { html } = deferScripts(
    pageWith(
      `<link rel="modulepreload" href="/assets/rose.js" nonce="5f3a"/>`,
      `<script nonce="5f3a">enqueue("rose")</script><script nonce="5f3a" type="module" async="">import "/assets/rose.js"</script>`,
    ),
    nonce,
  );
  expect(html).toBe(
    pageWith(
      `<link rel="deferred-modulepreload" href="/assets/rose.js"/><script>${startScript}</script>`,
      `<script>enqueue("rose")</script><script type="text/deferred-module" async="">import "/assets/rose.js"</script>`,
    ),
  );
});

test("the hashes are those of the start script and of the scripts that carry the nonce", () => {
  const { scriptHashes } = deferScripts(
    pageWith(
      "",
      `<script>stolen()</script><script nonce="0000">guessed()</script><script nonce="5f3a">ours()</script>`,
    ),
    nonce,
  );
  expect(scriptHashes).toEqual([startScript, "ours()"].map(hashOf));
});

test("hashes are those that browsers compute", () => {
  // The example of the standard, Content Security Policy Level 3, 'hash-source'.
  const { scriptHashes } = deferScripts(
    pageWith("", `<script nonce="5f3a">alert('Hello, world.');</script>`),
    nonce,
  );
  expect(scriptHashes[1]).toBe("qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng=");
});

test("the start script contains nothing that could end its element, and nothing of a page", () => {
  expect(startScript).not.toMatch(/<\/|<!--|\/assets\//);
});

test("a page that says that it runs nothing is left without scripts, one whose text says so is not", () => {
  const scripts = `<script nonce="5f3a">enqueue("rose")</script><script nonce="5f3a" type="module">import "/a.js"</script>`;
  const preload = `<link rel="modulepreload" href="/assets/rose.js" nonce="5f3a"/>`;
  const quiet = `<div data-without-scripts="">wild</div>`;
  const sheet = `<link nonce="5f3a" rel="stylesheet" href="/assets/rose.css"/>`;
  expect(deferScripts(pageWith(preload, quiet + scripts + sheet), nonce)).toEqual({
    html: pageWith("", `${quiet}<link rel="stylesheet" href="/assets/rose.css"/>`),
    scriptHashes: [],
  });
  const said = "<p>data-without-scripts=&quot;&quot;</p>";
  expect(deferScripts(pageWith(preload, said + scripts), nonce).scriptHashes).toHaveLength(3);
});
