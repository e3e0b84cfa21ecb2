import type { Settings } from "#app/messaging/settings.ts";
import { expect, test } from "vitest";

import { checkRequest, withPostedOrigin } from "./check-request.ts";
import { readSettings } from "./environment.ts";

const local = readSettings({});
const behindProxy = readSettings({ SITE_URL: "https://www.example.com", TRUST_PROXY: "on" });

const post = (url: string, headers: Record<string, string> = {}) =>
  new Request(url, { method: "POST", headers, body: new URLSearchParams({ name: "Asha" }) });

const everything = "GET, HEAD, POST";

const statusOf = (request: Request, settings: Settings = local, allow = everything) =>
  checkRequest(request, settings, () => allow)?.status ?? 200;

test.each(["GET", "HEAD"])("%s is answered, wherever it comes from", (method) => {
  const headers = { Origin: "https://evil.example", "Sec-Fetch-Site": "cross-site" };
  expect(statusOf(new Request("http://localhost:3000/vendors?q=rose", { method, headers }))).toBe(200);
});

test.each(["PUT", "DELETE", "PATCH", "OPTIONS", "PROPFIND", "BREW"])("%s is not used here", (method) => {
  expect(statusOf(new Request("http://localhost:3000/", { method }))).toBe(405);
});

test.each(["/%", "/%E0%A4%A", "/vendors/%FF", "/%C0%80", "/%ED%A0%80", "/a%00b", "/%zz"])(
  "the path %s cannot be read",
  (path) => {
    expect(statusOf(new Request(`http://localhost:3000${path}`))).toBe(400);
  },
);

test.each(["/", "/caf%C3%A9", "/%F0%9F%8C%B9", "/a%2Fb", "/100%25", "/vendors?q=%FF%00%"])(
  "the path %s can be read",
  (path) => {
    expect(statusOf(new Request(`http://localhost:3000${path}`))).toBe(200);
  },
);

test("a post from our own pages is taken", () => {
  const headers = { Origin: "http://localhost:3000", "Sec-Fetch-Site": "same-origin" };
  expect(statusOf(post("http://localhost:3000/enquiries", headers))).toBe(200);
});

test("a post from the address under which the site was reached is taken, also where it is not SITE_URL", () => {
  expect(statusOf(post("http://127.0.0.1:3000/enquiries", { Origin: "http://127.0.0.1:3000" }))).toBe(200);
});

test("a program that does not say where it posts from is taken", () => {
  expect(statusOf(post("http://localhost:3000/enquiries"))).toBe(200);
  expect(statusOf(post("http://localhost:3000/enquiries", { "Sec-Fetch-Site": "none" }))).toBe(200);
});

test.each([
  "https://evil.example",
  "null",
  "",
  "https://localhost:3000",
  "http://localhost:3001",
  "http://localhost",
  "http://localhost:3000.evil.example",
  "http://evil.example/http://localhost:3000",
  "HTTP://LOCALHOST:3000",
])("a post from the origin '%s' is refused", (origin) => {
  expect(statusOf(post("http://localhost:3000/enquiries", { Origin: origin }))).toBe(403);
});

test("a post that the browser calls cross-site is refused, whatever its origin says", () => {
  expect(statusOf(post("http://localhost:3000/enquiries", { "Sec-Fetch-Site": "cross-site" }))).toBe(403);
  const headers = { Origin: "http://localhost:3000", "Sec-Fetch-Site": "cross-site" };
  expect(statusOf(post("http://localhost:3000/enquiries", headers))).toBe(403);
});

test("a post from a neighbour on the same domain is refused by its origin", () => {
  const headers = { Origin: "https://blog.example.com", "Sec-Fetch-Site": "same-site" };
  expect(statusOf(post("http://www.example.com/enquiries", headers), behindProxy)).toBe(403);
});

test("behind a proxy that ends TLS a post from the site's address is taken", () => {
  const settings = readSettings({ SITE_URL: "https://www.example.com" });
  for (const url of ["http://www.example.com/enquiries", "http://10.0.0.7:3000/enquiries"]) {
    expect(statusOf(post(url, { Origin: "https://www.example.com" }), settings)).toBe(200);
    expect(statusOf(post(url, { Origin: "https://example.com" }), settings)).toBe(403);
  }
});

test("the scheme that a proxy names counts only where the proxy is trusted", () => {
  const headers = { Origin: "https://roses.example", "X-Forwarded-Proto": "https" };
  const trusting = readSettings({ TRUST_PROXY: "on" });
  expect(statusOf(post("http://roses.example/enquiries", headers), trusting)).toBe(200);
  expect(statusOf(post("http://roses.example/enquiries", headers), local)).toBe(403);
  expect(statusOf(post("http://other.example/enquiries", headers), trusting)).toBe(403);
});

test.each([
  ["https, http", 200],
  [" https ", 200],
  ["http", 403],
  ["http, https", 403],
  ["javascript", 403],
  ["https://evil.example/", 403],
])("of the schemes '%s' the first one is the visitor's: %i", (schemes, status) => {
  const headers = { Origin: "https://roses.example", "X-Forwarded-Proto": schemes };
  const trusting = readSettings({ TRUST_PROXY: "on" });
  expect(statusOf(post("http://roses.example/enquiries", headers), trusting)).toBe(status);
});

test("a proxy can name no other scheme than those of the web", () => {
  const headers = { Origin: "app://roses.example", "X-Forwarded-Proto": "app" };
  expect(statusOf(post("http://roses.example/enquiries", headers), readSettings({ TRUST_PROXY: "on" }))).toBe(
    403,
  );
});

test("a post is refused where the address takes none, and whoever may not post learns nothing of that", () => {
  expect(statusOf(post("http://localhost:3000/gallery"), local, "GET, HEAD")).toBe(405);
  expect(statusOf(post("http://localhost:3000/enquiries"), local, "POST")).toBe(200);
  const foreign = post("http://localhost:3000/gallery", { Origin: "https://evil.example" });
  expect(statusOf(foreign, local, "GET, HEAD")).toBe(403);
});

test("a refusal says in words what is wrong", () => {
  expect(
    checkRequest(post("http://localhost:3000/", { Origin: "https://evil.example" }), local, () => everything)
      ?.message,
  ).toMatch(/another site/);
});

test("a post comes to the router under the origin that its form was sent from, with all that it brought", async () => {
  const request = post("http://10.0.0.7:3000/planning?theme=indian", {
    Origin: "https://www.example.com",
    "X-Forwarded-Proto": "https",
    Cookie: "a=b",
  });
  const own = withPostedOrigin(request, behindProxy);
  expect(own.url).toBe("https://www.example.com/planning?theme=indian");
  expect(own.method).toBe("POST");
  expect(own.headers.get("Cookie")).toBe("a=b");
  expect(own.headers.get("Content-Type")).toMatch(/^application\/x-www-form-urlencoded/);
  expect(await own.text()).toBe("name=Asha");
});

test("the body of a post that still streams in goes along", async () => {
  const body = new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode("name=Asha"));
      controller.close();
    },
  });
  // Node wants to hear that the answer may wait for the body; the types of fetch do not know it.
  const init: RequestInit & { duplex: "half" } = {
    method: "POST",
    body,
    duplex: "half",
    headers: { Origin: "https://www.example.com" },
  };
  const own = withPostedOrigin(new Request("http://10.0.0.7:3000/planning", init), behindProxy);
  expect(await own.text()).toBe("name=Asha");
});

test("a request that is no own post stays as it is", () => {
  const requests = [
    new Request("http://10.0.0.7:3000/", { headers: { Origin: "https://www.example.com" } }),
    post("http://10.0.0.7:3000/"),
    post("http://10.0.0.7:3000/", { Origin: "https://evil.example" }),
  ];
  for (const request of requests) expect(withPostedOrigin(request, behindProxy)).toBe(request);
});
