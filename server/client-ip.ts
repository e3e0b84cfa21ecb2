import { isIP } from "node:net";

/** Used for all clients whose IP cannot be known, such as those on a Unix socket: they share one count. */
const unknown = "unknown";

type Caller = {
  /** IP of the remote end of the connection. */
  connection: string | undefined;
  headers: Headers;
};

/**
 * The IP under which a visitor's posts are counted: an IPv4 address, or the first half of an IPv6 address,
 * since one household has all addresses of a /64.
 * @param trustProxy one proxy is in front: the client IP that it saw counts, which is the last one in the
 * header. Everything before that was written by the visitor and is not trusted.
 */
export function clientIpOf({ connection, headers }: Caller, trustProxy: boolean): string {
  const seen = trustProxy ? countedAs(lastForwarded(headers)) : null;
  return seen ?? countedAs(connection) ?? unknown;
}

/** Proxies set X-Forwarded-For by default, so Forwarded counts only where it is missing. */
function lastForwarded(headers: Headers): string | undefined {
  const list = headers.get("X-Forwarded-For");
  if (list !== null) return list.split(",").at(-1);
  const last = headers.get("Forwarded")?.split(",").at(-1);
  return /(?:^|;)\s*for=(?:"([^"]*)"|([^;\s]*))/i
    .exec(last ?? "")
    ?.slice(1)
    .find(Boolean);
}

/** An IP without port, brackets and zone, as it is counted; null for anything else, such as '_hidden'. */
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
  // The same IP in one spelling, with an IPv4 address at its end in hexadecimal.
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
