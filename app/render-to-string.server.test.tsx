import { Suspense, use } from "react";
import { expect, test, vi } from "vitest";

import { renderToString } from "./render-to-string.server.ts";

const signal = new AbortController().signal;
const documentWith = (part: React.ReactNode) => (
  <html lang="en-CA">
    <head>
      <title>Roses</title>
    </head>
    <body>
      <p>
        {3} {"roses"}
      </p>
      <Suspense fallback={<p>later</p>}>{part}</Suspense>
    </body>
  </html>
);

const never = new Promise<string>(() => {});

function Never() {
  return <p>{use(never)}</p>;
}

function Wilted(): never {
  throw new Error("no rose");
}

test("a page has all its parts in their places, however large", async () => {
  const text = "wild roses ".repeat(5000);
  const html = await renderToString(documentWith(<p>{text}</p>), { signal, onError: () => {} });
  expect(html).toMatch(/^<!DOCTYPE html><html lang="en-CA">/);
  expect(html.includes(`roses</p><!--$--><p>${text}</p><!--/$--></body></html>`)).toBe(true);
  expect(html.includes("<script")).toBe(false);
});

test("a page that nobody waits for any more is not rendered", async () => {
  const left = AbortSignal.abort(new Error("gone"));
  const page = renderToString(documentWith(null), { signal: left, onError: () => {} });
  await expect(page).rejects.toThrow("gone");
});

test("a page whose visitor leaves is not finished", async () => {
  const visit = new AbortController();
  const page = renderToString(<Never />, { signal: visit.signal, onError: () => {} });
  visit.abort(new Error("gone"));
  await expect(page).rejects.toThrow("gone");
});

test("a part that fails is left to the browser, and told of", async () => {
  const onError = vi.fn();
  const html = await renderToString(documentWith(<Wilted />), { signal, onError });
  expect(html).toContain("later");
  expect(onError).toHaveBeenCalledExactlyOnceWith(new Error("no rose"), expect.anything());
});

test("a part that waits for something is on the page", async () => {
  const rose = Promise.resolve("a rose at last");
  const Late = () => <p>{use(rose)}</p>;
  const html = await renderToString(documentWith(<Late />), { signal, onError: () => {} });
  expect(html).toContain("a rose at last");
});

test("a page whose frame fails is told of once and not shown", async () => {
  const onError = vi.fn();
  await expect(renderToString(<Wilted />, { signal, onError })).rejects.toThrow("no rose");
  expect(onError).toHaveBeenCalledOnce();
});
