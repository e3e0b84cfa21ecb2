import { Hono } from "hono";
import { expect, test } from "vitest";

import { securityHeaders, hstsValue } from "./security-headers.ts";

async function headersOf(kind: string): Promise<string[]> {
  const app = new Hono();
  app.use(securityHeaders("max-age=31536000"));
  app.get("/", (context) => context.body("", 200, { "Content-Type": kind }));
  return [...(await app.request("/")).headers.keys()];
}

const opened = ["x-frame-options", "referrer-policy", "cross-origin-opener-policy", "permissions-policy"];
const everywhere = ["x-content-type-options", "cross-origin-resource-policy", "strict-transport-security"];

test.each(["text/html; charset=utf-8", "image/svg+xml", "application/pdf", "text/plain", "application/json"])(
  "what may stand in a window or a frame has every header (%s)",
  async (kind) => {
    expect(await headersOf(kind)).toEqual(expect.arrayContaining([...everywhere, ...opened]));
  },
);

test.each(["text/javascript; charset=utf-8", "text/css; charset=utf-8", "font/woff2"])(
  "what is only ever part of a page has those that are heeded there (%s)",
  async (kind) => {
    const headers = await headersOf(kind);
    expect(headers).toEqual(expect.arrayContaining(everywhere));
    expect(headers.filter((name) => opened.includes(name))).toEqual([]);
  },
);

test.each([
  ["http://localhost:3000", true, null],
  ["https://www.example.ca", false, "max-age=31536000"],
  ["https://www.example.ca", true, "max-age=31536000; includeSubDomains"],
])("a site at %s, with subdomains: %s, asks for %s", (siteUrl, hstsSubdomains, said) => {
  expect(hstsValue({ siteUrl, hstsSubdomains })).toBe(said);
});
