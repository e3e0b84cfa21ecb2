/**
 * The network of a client IP (clientIpOf) that one customer may hold as a whole: the /48 of an IPv6 address,
 * the /24 of an IPv4 address.
 */
export function ipNetworkOf(clientIp: string): string {
  if (clientIp.endsWith("::/64")) return `${clientIp.split(":").slice(0, 3).join(":")}::/48`;
  return /^\d+(?:\.\d+){3}$/.test(clientIp) ? `${clientIp.split(".").slice(0, 3).join(".")}.0/24` : clientIp;
}
