import { isIP } from "node:net";

/** Stands for everybody whose address cannot be known, such as callers over a socket file: they share one count. */
const unknown = "unknown";

type Caller = {
  /** Address of the other end of the connection. */
  connection: string | undefined;
  headers: Headers;
};

/**
 * The address under which a visitor's posts are counted: an IPv4 address, or the first half of an
 * IPv6 address, since one household has all addresses of a /64.
 * @param trustProxy one proxy stands in front: what it saw counts, which is the last address that it
 *   wrote. Whatever stands before it was written by the visitor and is not believed.
 */
export function clientAddress({ connection, headers }: Caller, trustProxy: boolean): string {
  const seen = trustProxy ? countedAs(lastForwarded(headers)) : null;
  return seen ?? countedAs(connection) ?? unknown;
}

/** X-Forwarded-For is what proxies write by themselves, so that Forwarded counts only where it is missing. */
function lastForwarded(headers: Headers): string | undefined {
  const list = headers.get("X-Forwarded-For");
  if (list !== null) return list.split(",").at(-1);
  const last = headers.get("Forwarded")?.split(",").at(-1);
  return /(?:^|;)\s*for=(?:"([^"]*)"|([^;\s]*))/i
    .exec(last ?? "")
    ?.slice(1)
    .find(Boolean);
}

/** An address without port, brackets and zone as it is counted; null for what is none, such as '_hidden'. */
function countedAs(text = ""): string | null {
  const bare = text
    .trim()
    .replace(/^\[([^\]]*)\](?::\d+)?$/, "$1")
    .replace(/^([\d.]+):\d+$/, "$1")
    .replace(/%.*$/, "")
    .toLowerCase();
  if (isIP(bare) === 4) return bare;
  return isIP(bare) === 6 ? countedAsV6(bare) : null;
}

function countedAsV6(address: string): string {
  // The same address in one spelling, an IPv4 address at its end in hexadecimal.
  const spelled = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [head = "", tail] = spelled.split("::");
  const before = head === "" ? [] : head.split(":");
  const after = tail ? tail.split(":") : [];
  const groups = [...before, ...Array<string>(8 - before.length - after.length).fill("0"), ...after];
  if (groups.slice(0, 5).every((group) => group === "0") && groups[5] === "ffff")
    return groups.slice(6).flatMap(bytesOf).join(".");
  return `${groups.slice(0, 4).join(":")}::/64`;
}

function bytesOf(group: string): number[] {
  const value = Number.parseInt(group, 16);
  return [value >> 8, value & 0xff];
}
