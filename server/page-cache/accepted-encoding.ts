import { LRUCache } from "lru-cache";

/** Content codings, the smallest result first. */
export const contentEncodings = ["br", "gzip", "identity"] as const;
export type ContentEncoding = (typeof contentEncodings)[number];

/** The header has only a few distinct values in browsers. */
const read = new LRUCache<string, ContentEncoding>({ max: 100 });

/**
 * The smallest of our codings that a client accepts (RFC 9110, 12.5.3); a client that accepts none gets the
 * body uncompressed.
 * @param header Accept-Encoding
 */
export function acceptedEncoding(header: string | undefined): ContentEncoding {
  if (header === undefined) return "identity";
  const before = read.get(header);
  if (before !== undefined) return before;
  const coding = bestCoding(header);
  read.set(header, coding);
  return coding;
}

function bestCoding(header: string): ContentEncoding {
  const weights = new Map(
    header.split(",").map((part) => {
      const [name = "", ...parameters] = part.split(";").map((text) => text.trim().toLowerCase());
      const weight = parameters.find((text) => text.startsWith("q="))?.slice(2) ?? "1";
      return [name, Number(weight)] as const;
    }),
  );
  const takes = (coding: ContentEncoding) => (weights.get(coding) ?? weights.get("*") ?? 0) > 0;
  return contentEncodings.find(takes) ?? "identity";
}
