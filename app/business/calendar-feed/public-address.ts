import { BlockList, isIP } from "node:net";

/** Addresses of IPv4 that are not of the public internet (IANA, special-purpose registry). */
const special4: readonly [net: string, prefix: number][] = [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 3],
];

/** Within 2000::/3, which alone is public in IPv6: what is not, or leads into IPv4. */
const special6: readonly [net: string, prefix: number][] = [
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["3fff::", 20],
];

const blocked = new BlockList();
for (const [net, prefix] of special4) blocked.addSubnet(net, prefix, "ipv4");
for (const [net, prefix] of special6) blocked.addSubnet(net, prefix, "ipv6");
const global6 = new BlockList();
global6.addSubnet("2000::", 3, "ipv6");

/** Whether an IP address is one of the public internet: no machine beside ours, nor ours. */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address);
  if (version === 4) return !blocked.check(address, "ipv4");
  return version === 6 && global6.check(address, "ipv6") && !blocked.check(address, "ipv6");
}
