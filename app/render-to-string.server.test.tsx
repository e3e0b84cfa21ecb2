import { Suspense, use } from "react";
import { renderToReadableStream } from "react-dom/server";
import { expect, test, vi } from "vitest";

import { renderPageToString } from "./render-to-string.server.ts";

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

function Wilted(): never {
  throw new Error("no rose");
}

test("a page is what the stream would have written", async () => {
  const page = documentWith(<p>wild</p>);
  const stream = await renderToReadableStream(page);
  expect(await renderPageToString(page, { signal, onError: () => {} })).toBe(
    await new Response(stream).text(),
  );
});

test("a part that fails is left to the browser, and told of", async () => {
  const onError = vi.fn();
  const html = await renderPageToString(documentWith(<Wilted />), { signal, onError });
  expect(html).toContain("later");
  expect(onError).toHaveBeenCalledExactlyOnceWith(new Error("no rose"), expect.anything());
});

test("a part that waits for something is on the page", async () => {
  const rose = Promise.resolve("a rose at last");
  const Late = () => <p>{use(rose)}</p>;
  const html = await renderPageToString(documentWith(<Late />), { signal, onError: () => {} });
  expect(html).toContain("a rose at last");
});

test("a page whose frame fails is told of once and not shown", async () => {
  const onError = vi.fn();
  await expect(renderPageToString(<Wilted />, { signal, onError })).rejects.toThrow("no rose");
  expect(onError).toHaveBeenCalledOnce();
});
