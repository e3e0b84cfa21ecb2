import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { expect, test, vi } from "vitest";

import { bufferFormBody } from "./buffer-form-body.ts";

/** An application that takes forms of ten bytes within a tenth of a second. */
function smallApp() {
  const taken = vi.fn<(text: string) => void>();
  const limit = bodyLimit({ maxSize: 10, onError: (context) => context.text("too large", 413) });
  const app = new Hono();
  app.use(bufferFormBody(limit, 100));
  app.all("*", async (context) => {
    taken(await context.req.raw.text());
    return context.text("taken");
  });
  return { app, taken };
}

/** What is posted in pieces. */
function streamed(source: UnderlyingDefaultSource<Uint8Array>): Request {
  const init = { method: "POST", body: new ReadableStream(source), duplex: "half" };
  return new Request("http://localhost/", init);
}

test("a form is handed on whole, and still has its words", async () => {
  const { app, taken } = smallApp();
  expect(await (await app.request("/", { method: "POST", body: "name=Asha" })).text()).toBe("taken");
  expect(taken).toHaveBeenCalledWith("name=Asha");
});

test("a form that does not end is given up, and nothing after it sees it", async () => {
  const { app, taken } = smallApp();
  const begin = {
    start: (controller: ReadableStreamDefaultController) => controller.enqueue(Buffer.from("na")),
  };
  const answer = await app.request(streamed(begin));
  expect(answer.status).toBe(408);
  expect(answer.headers.get("Connection")).toBe("close");
  expect(taken).not.toHaveBeenCalled();
});

test("a form that is too large or breaks off is refused", async () => {
  const { app, taken } = smallApp();
  expect((await app.request("/", { method: "POST", body: "more than ten bytes" })).status).toBe(413);
  const broken = {
    start: (controller: ReadableStreamDefaultController) => controller.error(new Error("gone")),
  };
  expect((await app.request(streamed(broken))).status).toBe(400);
  expect(taken).not.toHaveBeenCalled();
});
