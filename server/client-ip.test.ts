import fc from "fast-check";
import { expect, test } from "vitest";

import { clientIpOf } from "./client-ip.ts";

const proxy = "10.0.0.2";
const counted = (
  headers: Record<string, string>,
  trustProxy = true,
  connection: string | undefined = proxy,
) => clientIpOf({ connection, headers: new Headers(headers) }, trustProxy);

test("without a trusted proxy the connection counts, whatever the headers say", () => {
  const headers = { "X-Forwarded-For": "203.0.113.7", Forwarded: "for=203.0.113.8" };
  expect(counted(headers, false)).toBe(proxy);
  expect(counted({}, false)).toBe(proxy);
});

test("behind the proxy the last address counts: the ones before it are the visitor's own words", () => {
  expect(counted({ "X-Forwarded-For": "203.0.113.7" })).toBe("203.0.113.7");
  expect(counted({ "X-Forwarded-For": "198.51.100.1, 127.0.0.1,203.0.113.7" })).toBe("203.0.113.7");
});

test.each([
  ["for=203.0.113.7", "203.0.113.7"],
  ["For=203.0.113.7;proto=https;by=10.0.0.2", "203.0.113.7"],
  ['proto=https;for="203.0.113.7:4711"', "203.0.113.7"],
  ['for=198.51.100.1, for="[2001:db8:1:2:3:4:5:6]:80"', "2001:db8:1:2::/64"],
  ["for=unknown", proxy],
  ["for=_hidden", proxy],
  ["nonsense", proxy],
])("where only Forwarded stands, as in '%s', it is read the same way", (value, clientIp) => {
  expect(counted({ Forwarded: value })).toBe(clientIp);
});

test("Forwarded from a visitor does not stand against what the proxy wrote", () => {
  expect(counted({ Forwarded: "for=198.51.100.1", "X-Forwarded-For": "203.0.113.7" })).toBe("203.0.113.7");
});

test.each(["", " ", "unknown", "1.2.3", "1.2.3.4.5", "999.1.1.1", "<script>", "[::1", "203.0.113.7, "])(
  "a proxy that writes '%s' is counted itself",
  (value) => {
    expect(counted({ "X-Forwarded-For": value })).toBe(proxy);
  },
);

test.each([
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:0DB8:0001:0002::1", "2001:db8:1:2::/64"],
  ["[2001:db8:1:2::1]:443", "2001:db8:1:2::/64"],
  ["2001:db8::1", "2001:db8:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
  ["fe80::1%eth0", "fe80:0:0:0::/64"],
  ["::ffff:203.0.113.7", "203.0.113.7"],
  ["::ffff:cb00:7107", "203.0.113.7"],
  ["203.0.113.7:8080", "203.0.113.7"],
])("%s counts as %s", (clientIp, expected) => {
  expect(counted({}, false, clientIp)).toBe(expected);
  expect(counted({ "X-Forwarded-For": clientIp })).toBe(expected);
});

test("callers without an address share one count", () => {
  expect(clientIpOf({ connection: undefined, headers: new Headers() }, true)).toBe("unknown");
});

const ofConnection = (clientIp: string) => counted({}, false, clientIp);

test("all addresses of a /64 count as one, those of two as two", () => {
  const group = fc.integer({ min: 0, max: 0xffff }).map((value) => value.toString(16));
  const half = fc.array(group, { minLength: 4, maxLength: 4 }).map((groups) => groups.join(":"));
  fc.assert(
    fc.property(half, half, half, (network, host, other) => {
      // Addresses that begin with zeros may be IPv4 in disguise.
      fc.pre(!network.startsWith("0:0:0:0") && network !== other && !other.startsWith("0:0:0:0"));
      expect(ofConnection(`${network}:${host}`)).toBe(ofConnection(`${network}:1:2:3:4`));
      expect(ofConnection(`${network}:${host}`)).not.toBe(ofConnection(`${other}:${host}`));
    }),
  );
});

test("whatever a header holds, there is an address that is safe to count under", () => {
  const text = fc.stringMatching(/^[\x20-\x7e]{0,60}$/);
  fc.assert(
    fc.property(text, text, (forwardedFor, forwarded) => {
      expect(counted({ "X-Forwarded-For": forwardedFor, Forwarded: forwarded })).toMatch(/^[\da-f:./]+$/);
    }),
  );
});
