import { expect, test } from "vitest";

import { nginxConfiguration } from "./nginx.ts";

test("nginx says the headers of the answer, quoted, and what it says by itself only once", () => {
  const configuration = nginxConfiguration("/tmp/x", 8080, [
    {
      path: "/",
      status: 200,
      body: Buffer.from("x"),
      headers: [
        ["content-type", "text/html; charset=utf-8"],
        ["content-security-policy", `default-src 'none'; report-to "a"`],
        ["last-modified", "Sun, 22 Nov 2026 12:00:00 GMT"],
        ["content-encoding", "br"],
      ],
    },
  ]);
  expect(configuration).toContain(
    `add_header content-security-policy "default-src 'none'; report-to \\"a\\"";`,
  );
  expect(configuration).toContain(`default_type "text/html; charset=utf-8";`);
  expect(configuration).toContain(`add_header content-encoding "br";`);
  expect(configuration).not.toContain("add_header last-modified");
  expect(configuration).toContain("listen 127.0.0.1:8080;");
});
