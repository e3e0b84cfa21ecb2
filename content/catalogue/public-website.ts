/** Ends of names that mean something within a house or on one machine, and nothing to a couple (RFC 6761, 6762, 8375, 9476). */
const privateEnds = new Set([
  "localhost",
  "local",
  "localdomain",
  "internal",
  "intranet",
  "lan",
  "home",
  "corp",
  "private",
  "arpa",
  "onion",
  "test",
  "invalid",
]);

/**
 * Whether an address can be a business's website: at a name that everybody can look up, and without a
 * user before it, which makes 'https://fairmont.com@evil.org' look like what it is not.
 */
export function isPublicWebsite(address: string): boolean {
  const url = URL.parse(address);
  if (url === null || url.username !== "" || url.password !== "") return false;
  const name = url.hostname.replace(/\.$/, "");
  // Numbers are nobody's name; the parser has made IPv4 in any spelling four of them, and IPv6 is in brackets.
  if (name.startsWith("[") || /^[\d.]+$/.test(name)) return false;
  const labels = name.split(".");
  return labels.length > 1 && !labels.includes("") && !privateEnds.has(labels.at(-1) ?? "");
}
