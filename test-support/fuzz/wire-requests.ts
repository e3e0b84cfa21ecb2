import fc from "fast-check";

import { planSocketPath } from "#app/plan/document/sync-protocol.ts";

/** Lines as HTTP ends them. */
const lines = (...all: readonly string[]) => all.map((line) => `${line}\r\n`).join("");

const methods = fc.constantFrom(
  ..."GET HEAD POST PUT DELETE OPTIONS TRACE CONNECT PATCH PROPFIND LOCK M-SEARCH PRI QUERY".split(" "),
  "get",
  "",
  "\0GET",
  "GET\t",
  "BREW",
  "GÉT",
  "A".repeat(5000),
);
const targets = fc.constantFrom(
  "/",
  "/vendors?q=%",
  "/venues/fairmont-palliser",
  "/planning",
  "/readyz",
  "/assets/../../package.json",
  "*",
  "//",
  "///x",
  "?",
  "#",
  "",
  "/\0",
  "/\u00ff",
  "/%",
  "/%00",
  "/ /",
  "http://[",
  "https://example.ca/",
  "example.ca:443",
  `/${"a".repeat(20_000)}`,
  planSocketPath,
);
const versions = fc.constantFrom(
  "HTTP/1.1",
  "HTTP/1.0",
  "HTTP/0.9",
  "HTTP/2.0",
  "HTTP/9.9",
  "http/1.1",
  "",
  "x y",
);

/** What stands where a request begins. */
export const requestLine = fc.tuple(methods, targets, versions).map((words) => lines(words.join(" ")));
/** A request that begins well. */
export const validRequestLine = fc
  .tuple(fc.constantFrom("GET", "HEAD", "POST", "OPTIONS"), fc.oneof(fc.constant("/"), targets))
  .map((words) => lines(`${words.join(" ")} HTTP/1.1`, "Host: localhost"));

const oddHeader = fc.constantFrom(
  "Host: other",
  "Host:",
  "Host: [",
  "No colon",
  ": no name",
  " folded: x",
  "X\0: y",
  "X: \0",
  "X: \u00ff",
  "Content-Length: -1",
  "Content-Length: 1e9",
  "Content-Length: 5\r\nContent-Length: 6",
  "Transfer-Encoding: gzip",
  "Transfer-Encoding: chunked\r\nContent-Length: 5",
  "Connection: close, upgrade",
  "Expect: 100-continue",
  "Expect: the unexpected",
  "Range: bytes=9-1",
  'If-None-Match: "',
  "Cookie: =;;=%",
  "If-Modified-Since: never",
  "Accept-Encoding: \u00ff, br;q=9",
  "Origin: null",
  "Origin: http://[",
  "X-Forwarded-For: ,,[::",
  "Forwarded: for=",
  "Upgrade: h2c",
  "Accept: */*;q=x",
  "Content-Type: multipart/form-data",
);
const flood = fc.oneof(
  fc.integer({ min: 1, max: 4000 }).map((many) => Array.from({ length: many }, (_, at) => `X-${at}: x`)),
  fc.constantFrom("X", "Cookie", "Accept-Language").map((name) => [`${name}: ${"x,".repeat(50_000)}`]),
);
/** Headers that nobody sends, or too many. */
export const headers = fc
  .oneof({ weight: 4, arbitrary: fc.array(oddHeader, { maxLength: 4 }) }, { weight: 1, arbitrary: flood })
  .map((all) => lines(...all));

/** The pages that take forms, with what begins a form. */
const formLine = fc
  .constantFrom("/planning", "/list-your-business", "/plans", "/claim", "/nope")
  .map((path) => lines(`POST ${path} HTTP/1.1`, "Host: localhost"));
const formType = fc
  .constantFrom(
    "application/x-www-form-urlencoded",
    "multipart/form-data; boundary=b",
    "multipart/form-data",
    "x",
  )
  .map((type) => lines(`Content-Type: ${type}`));

const chunk = fc.constantFrom(
  "5\r\nhello\r\n",
  "0\r\n\r\n",
  "5;x=y\r\nhello\r\n",
  "05\r\nhello\r\n",
  "5\r\nhel",
  "5\r\nhello!\r\n",
  "zz\r\n",
  "-1\r\n",
  "FFFFFFFFFFFFFFFFF\r\n",
  "7FFFFFFF\r\nx",
  "\r\n",
  "0\r\nX: y\r\n\r\n",
  "0\r\nbad trailer\r\n\r\n",
  "5\nhello\n",
);
/** Forms that come in chunks, not all of them good. */
export const chunkedForm = fc
  .tuple(formLine, formType, fc.array(chunk, { maxLength: 5 }))
  .map(
    ([line, type, chunks]) => `${line}${type}${lines("Transfer-Encoding: chunked", "")}${chunks.join("")}`,
  );
/** Says that more is to come than comes. */
export const truncatedForm = fc
  .tuple(formLine, formType, fc.constantFrom(6, 100, 100_000, 19_000_000, 2 ** 40))
  .map(([line, type, length]) => `${line}${type}${lines(`Content-Length: ${length}`, "")}name=`);

/** Somebody who would rather speak another protocol. */
export const upgrade = fc
  .tuple(
    fc.constantFrom("GET", "POST"),
    fc.constantFrom(planSocketPath, `${planSocketPath}/x`, "/", "/nope", "//", "*", "http://["),
    fc.constantFrom("websocket", "WebSocket, h2c", "h2c", "", "\u00ff"),
    fc.subarray([
      "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
      "Sec-WebSocket-Key: short",
      "Sec-WebSocket-Version: 13",
      "Sec-WebSocket-Version: 7",
      "Sec-WebSocket-Extensions: permessage-deflate; server_max_window_bits=99",
      "Sec-WebSocket-Protocol: ,,",
      "Origin: http://[",
      "Origin: https://other.example",
      "Content-Length: 5",
    ]),
  )
  .map(([method, path, protocol, more]) =>
    lines(
      `${method} ${path} HTTP/1.1`,
      "Host: localhost",
      "Connection: Upgrade",
      `Upgrade: ${protocol}`,
      ...more,
      "",
    ),
  );

/** A WebSocket to plans, as a browser opens it. */
export const validUpgrade = Buffer.from(
  lines(
    `GET ${planSocketPath} HTTP/1.1`,
    "Host: localhost",
    "Connection: Upgrade",
    "Upgrade: websocket",
    "Sec-WebSocket-Version: 13",
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
    "",
  ),
);
