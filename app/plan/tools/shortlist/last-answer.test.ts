import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { z } from "zod";

import { readLastAnswer } from "./last-answer.ts";

const read = () => readLastAnswer("/numbers", z.array(z.number()));
const answerWith = (answer: () => Response) => void vi.stubGlobal("fetch", async () => answer());

beforeEach(() => {
  const stored = new Map<string, Response>();
  const cache = {
    put: async (address: string, answer: Response) =>
      void stored.set(address, new Response(await answer.text())),
    match: async (address: string) => stored.get(address)?.clone(),
  };
  vi.stubGlobal("window", { caches: { open: async () => cache } });
});
afterEach(() => void vi.unstubAllGlobals());

test.each<[string, () => Response]>([
  [
    "there is no signal",
    () => {
      throw new TypeError("Failed to fetch");
    },
  ],
  ["the site has an error", () => new Response("[9]", { status: 503 })],
  ["the answer has another shape", () => Response.json({ numbers: [9] })],
  [
    "the connection breaks within the answer",
    () => new Response(new ReadableStream({ pull: (body) => body.error(new TypeError("network error")) })),
  ],
])("where %s, the last answer of this device counts, and stays", async (_why, broken) => {
  answerWith(broken);
  expect(await read()).toBeNull();
  answerWith(() => Response.json([1, 2]));
  expect(await read()).toEqual([1, 2]);
  answerWith(broken);
  expect(await read()).toEqual([1, 2]);
  expect(await read()).toEqual([1, 2]);
});

test("a browser that stores nothing has what the site answers", async () => {
  vi.stubGlobal("window", {});
  answerWith(() => Response.json([3]));
  expect(await read()).toEqual([3]);
});
