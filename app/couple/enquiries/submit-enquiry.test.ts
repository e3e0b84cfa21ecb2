import { afterEach, expect, test, vi } from "vitest";

import { submitEnquiryForm } from "./submit-enquiry.ts";

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Answers every request; the requests are recorded. */
function answerWith(answer: () => Promise<Response>): Request[] {
  const requests: Request[] = [];
  vi.stubGlobal("fetch", (path: string, init: RequestInit) => {
    requests.push(new Request(new URL(path, "http://localhost:3000"), init));
    return answer();
  });
  return requests;
}

function formOf(...fields: [string, string | File][]): FormData {
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  return form;
}

test("the form is sent as plain fields, repeated ones too, files left out", async () => {
  const requests = answerWith(async () =>
    Response.json({ reference: "WR-1234-5678", replyPromise: true, next: "Check your email." }),
  );
  await submitEnquiryForm(
    formOf(["name", "Asha & Tom"], ["vendors", "3"], ["vendors", "17"], ["x", new File(["x"], "x")]),
    "indian",
  );
  expect(requests).toHaveLength(1);
  expect(requests[0]?.method).toBe("POST");
  expect(new URL(requests[0]?.url ?? "")).toMatchObject({ pathname: "/enquiries", search: "?theme=indian" });
  expect(requests[0]?.headers.get("Content-Type")).toMatch(/^application\/x-www-form-urlencoded/);
  expect(await requests[0]?.text()).toBe("name=Asha+%26+Tom&vendors=3&vendors=17");
});

test("what is saved comes back with its reference", async () => {
  answerWith(async () =>
    Response.json(
      { reference: "WR-1234-5678", replyPromise: false, next: "Check.", samples: [4] },
      { status: 201 },
    ),
  );
  expect(await submitEnquiryForm(formOf(), "standard")).toEqual({
    ok: true,
    saved: { reference: "WR-1234-5678", replyPromise: false, next: "Check.", samples: [4] },
  });
});

test("what is refused comes back by field", async () => {
  answerWith(async () =>
    Response.json({ errors: { email: "enter your email so vendors can answer" } }, { status: 422 }),
  );
  expect(await submitEnquiryForm(formOf(), "standard")).toEqual({
    ok: false,
    errors: { email: "enter your email so vendors can answer" },
  });
});

test("a server that hangs is given up on, and nothing is lost", async () => {
  vi.useFakeTimers();
  const signals: (AbortSignal | null | undefined)[] = [];
  vi.stubGlobal("fetch", (_: string, { signal }: RequestInit) => {
    signals.push(signal);
    return new Promise((_answer, reject) => {
      signal?.addEventListener("abort", () => reject(new DOMException("Aborted", "AbortError")));
    });
  });
  const posted = submitEnquiryForm(formOf(["name", "Asha"]), "standard");
  await vi.advanceTimersByTimeAsync(29_000);
  expect(signals.map((signal) => signal?.aborted)).toEqual([false]);
  await vi.advanceTimersByTimeAsync(2000);
  expect(await posted).toEqual({
    ok: false,
    errors: { form: expect.stringMatching(/taking too long.*Nothing you typed is lost.*try again/) },
  });
});

test.each<[what: string, answer: () => Promise<Response>, words: RegExp]>([
  ["no answer", () => Promise.reject(new TypeError("fetch failed")), /couldn’t reach the server/],
  ["too much text", async () => new Response("<html>", { status: 413 }), /too long for us/],
  ["a page of an error", async () => new Response("<html>", { status: 502 }), /\(502\)/],
  ["an answer of another kind", async () => Response.json({ ok: true }), /\(200\)/],
  ["a reference alone", async () => Response.json({ reference: "WR-1234-5678" }), /\(200\)/],
  ["errors that are no words", async () => Response.json({ errors: { form: 1 } }), /\(200\)/],
  ["an empty answer", async () => new Response(null, { status: 500 }), /\(500\)/],
])("%s becomes words for the couple, not an exception", async (_, answer, words) => {
  answerWith(answer);
  const posted = await submitEnquiryForm(formOf(), "standard");
  expect(posted).toEqual({ ok: false, errors: { form: expect.stringMatching(words) } });
});
