import { once } from "node:events";
import { createServer } from "node:http";

import { expect, test } from "vitest";

import { sendRaw } from "#test-support/raw-http.ts";

import { rejectDuplicateHost } from "./reject-duplicate-host.ts";
import { portOf } from "./serve-site.ts";

test.each([
  ["Host: weddings.ca", 200],
  ["Host: weddings.ca\nHost: evil.example", 400],
  ["Host: weddings.ca\nHost: weddings.ca", 400],
  ["host: weddings.ca\nX-Host: evil.example\nhOST: evil.example", 400],
])("a request with '%s' is answered %i", async (hosts, status) => {
  const web = createServer(rejectDuplicateHost((_request, response) => response.end("here"))).listen(
    0,
    "127.0.0.1",
  );
  await once(web, "listening");
  expect((await sendRaw(portOf(web), `GET / HTTP/1.1\n${hosts}`)).status).toBe(status);
  await new Promise((resolve) => web.close(resolve));
});
