import { LRUCache } from "lru-cache";

/** How a body is packed, the smallest first. */
export const codings = ["br", "gzip", "identity"] as const;
export type Coding = (typeof codings)[number];

/** What browsers say is one of a few texts. */
const read = new LRUCache<string, Coding>({ max: 100 });

/**
 * The smallest of our codings that a visitor takes (RFC 9110, 12.5.3); who takes none of them gets the
 * body as it is.
 * @param header Accept-Encoding
 */
export function acceptedCoding(header: string | undefined): Coding {
  if (header === undefined) return "identity";
  const before = read.get(header);
  if (before !== undefined) return before;
  const coding = bestCoding(header);
  read.set(header, coding);
  return coding;
}

function bestCoding(header: string): Coding {
  const weights = new Map(
    header.split(",").map((part) => {
      const [name = "", ...parameters] = part.split(";").map((text) => text.trim().toLowerCase());
      const weight = parameters.find((text) => text.startsWith("q="))?.slice(2) ?? "1";
      return [name, Number(weight)] as const;
    }),
  );
  const takes = (coding: Coding) => (weights.get(coding) ?? weights.get("*") ?? 0) > 0;
  return codings.find(takes) ?? "identity";
}
