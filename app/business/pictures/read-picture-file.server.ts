import { and, eq } from "drizzle-orm";

import type { Database } from "#database/database.ts";
import type { PictureFormat } from "#database/enums.ts";
import { isListed } from "#database/is-listed.ts";
import { listings, pictureFiles } from "#database/schema/index.ts";

type WantedFile = { hash: string; width: number; format: PictureFormat };

/**
 * The bytes of a picture in one size; null where there is none, or none that is public.
 * @param samples false: those of invented businesses are hidden
 */
export async function readPictureFile(
  database: Database,
  { hash, width, format }: WantedFile,
  samples: boolean,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const [file] = await database
    .select({ bytes: pictureFiles.bytes })
    .from(pictureFiles)
    .innerJoin(listings, eq(listings.id, pictureFiles.listingId))
    .where(
      and(
        eq(pictureFiles.hash, hash),
        eq(pictureFiles.width, width),
        eq(pictureFiles.format, format),
        isListed(samples),
      ),
    )
    .limit(1);
  return file ? new Uint8Array(file.bytes) : null;
}
