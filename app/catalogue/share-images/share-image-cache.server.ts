import { createHash, randomUUID } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";

// One picture at a time and no memory cache: the site's memory has to stay small.
sharp.cache(false);
sharp.concurrency(1);

/** A share image as JPEG, without chroma subsampling: thin cream letters on navy would fray. */
export const encodeShareJpeg = async (svg: string): Promise<Buffer<ArrayBuffer>> =>
  Buffer.from(await sharp(Buffer.from(svg)).jpeg({ quality: 82, chromaSubsampling: "4:4:4" }).toBuffer());

/**
 * Draws share images on request and caches them as files named by the hash of their content: a changed poster
 * or name makes a new file. One is drawn at a time, so that a crawler that requests all of them at once costs
 * one picture's memory.
 */
export class ShareImageCache {
  readonly #folder: string;
  #last: Promise<unknown> = Promise.resolve();

  /** @param folder where the pictures are saved; created when needed */
  constructor(folder: string) {
    this.#folder = folder;
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
    await mkdir(this.#folder, { recursive: true });
    const draft = `${path}.${randomUUID()}`;
    await writeFile(draft, image);
    await rename(draft, path);
    return image;
  }

  #inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const turn = this.#last.then(work, work);
    this.#last = turn.catch(() => {});
    return turn;
  }
}
