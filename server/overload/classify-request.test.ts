import { expect, test } from "vitest";

import { classifyRequest } from "./classify-request.ts";

const key = "k".repeat(27);
const kindOf = (path: string, init: RequestInit = {}) =>
  classifyRequest(new Request(`http://localhost${path}`, init));

test("what everybody may see is a page, and so is what is asked for in passing", () => {
  for (const path of ["/", "/vendors?q=cake", "/vendors.data", "/enquiries", "/no/such/page", "/plan"])
    expect(kindOf(path)).toBe("page");
});

test("every posted form and every page under a key is interactive", () => {
  expect(kindOf("/enquiries", { method: "POST" })).toBe("interactive");
  expect(kindOf("/vendors", { method: "POST" })).toBe("interactive");
  for (const path of [`/enquiries/${key}`, `/answers/${key}.data`, `/plans/${key}/guests`, "/rsvp/ROSE-7K3M"])
    expect(kindOf(path)).toBe("interactive");
});

test("a form that brings a picture has a line of its own", () => {
  const headers = { "Content-Length": "10" };
  expect(kindOf(`/your-listing/${key}/pictures`, { method: "POST", headers })).toBe("upload");
});
