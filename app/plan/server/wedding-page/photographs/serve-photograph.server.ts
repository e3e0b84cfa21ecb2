import { LRUCache } from "lru-cache";

import { privateHeaders } from "#app/messaging/private-links/private-page.server.ts";
import { pictureFormats, type PictureFormat } from "#database/enums.ts";
import type { Database } from "#database/database.ts";

import { readPhotographFile } from "./photograph-rows.server.ts";

/** Guests of one wedding open the same files: bytes in memory, as long as their page shows them. */
const known = new LRUCache<string, Uint8Array<ArrayBuffer>>({
  maxSize: 24 * 1024 * 1024,
  sizeCalculation: ({ byteLength }) => byteLength,
});

type NamedFile = { hash: string; width: number; format: PictureFormat };

/** @param name such as `{hash}-960.avif`; null for any other */
export function parsePhotographName(name: string): NamedFile | null {
  const [, hash, width, asked] = /^([\w-]{27})-([1-9]\d{2,3})\.(\w+)$/.exec(name) ?? [];
  const format = pictureFormats.find((made) => made === asked);
  return hash === undefined || format === undefined ? null : { hash, width: Number(width), format };
}

/**
 * A photograph that who asks may see, as was judged before, in an existing size.
 * @returns null for a size that was not made
 */
export async function photographResponse(
  database: Database,
  planId: string,
  file: NamedFile,
): Promise<Response | null> {
  const key = `${planId} ${file.hash} ${file.width} ${file.format}`;
  const bytes = known.get(key) ?? (await readPhotographFile(database, { planId, ...file }));
  if (bytes === null) return null;
  known.set(key, bytes);
  return new Response(bytes, {
    headers: {
      ...privateHeaders,
      "Content-Type": `image/${file.format}`,
      // The name says what is in it; a browser does not keep it long after it was taken off.
      "Cache-Control": "private, max-age=86400",
    },
  });
}
