import { createHash, randomUUID } from "node:crypto";
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";

import { removeOldFiles } from "./remove-old-files.server.ts";

/** How many pictures are saved: several times the catalogue, and at most 200 MB. */
const maxFiles = 1000;

// One picture at a time and no memory cache: the site's memory has to stay small.
sharp.cache(false);
sharp.concurrency(1);

/** A share image as JPEG, without chroma subsampling: thin cream letters on navy would fray. */
export const encodeShareJpeg = async (svg: string): Promise<Buffer<ArrayBuffer>> =>
  Buffer.from(await sharp(Buffer.from(svg)).jpeg({ quality: 82, chromaSubsampling: "4:4:4" }).toBuffer());

/**
 * Draws share images on request and caches them as files named by the hash of their content: a changed poster
 * or name makes a new file, and the oldest are deleted when there are too many. One is drawn at a time, so that a crawler that requests all of them at once costs
 * one picture's memory.
 */
export class ShareImageCache {
  readonly #folder: string;
  readonly #report: (error: unknown) => void;
  readonly #maxFiles: number;
  #last: Promise<unknown> = Promise.resolve();

  /**
   * @param folder where the pictures are saved; created when needed
   * @param report told when a picture could not be saved
   */
  constructor(folder: string, report: (error: unknown) => void, max = maxFiles) {
    this.#folder = folder;
    this.#report = report;
    this.#maxFiles = max;
  }

  /** @returns a JPEG of the drawing */
  async jpeg(svg: string): Promise<{ image: Buffer<ArrayBuffer>; etag: string }> {
    const hash = createHash("sha256").update(svg).digest("base64url").slice(0, 27);
    const path = join(this.#folder, `${hash}.jpg`);
    const kept = await readFile(path).catch(() => null);
    return { image: kept ?? (await this.#inTurn(() => this.#draw(svg, path))), etag: `"${hash}"` };
  }

  async #draw(svg: string, path: string): Promise<Buffer<ArrayBuffer>> {
    const image = await encodeShareJpeg(svg);
    // On a full disk the picture is drawn each time.
    await this.#save(path, image).catch(this.#report);
    return image;
  }

  async #save(path: string, image: Buffer): Promise<void> {
    await mkdir(this.#folder, { recursive: true });
    // Before the new one is written: on a full disk, that makes room.
    await removeOldFiles(this.#folder, this.#maxFiles - 1);
    const draft = `${path}.${randomUUID()}`;
    try {
      await writeFile(draft, image);
      await rename(draft, path);
    } catch (error) {
      await rm(draft, { force: true });
      throw error;
    }
  }

  #inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const turn = this.#last.then(work, work);
    this.#last = turn.catch(() => {});
    return turn;
  }
}
