import { createHash, randomUUID } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";

// One picture at a time and none remembered: the site has to stay small.
sharp.cache(false);
sharp.concurrency(1);

/**
 * Draws share images when they are asked for and keeps them as files under the hash of what they show:
 * a poster or a name that changes makes a new one. One is drawn at a time, so that a crawler that
 * wants all of them at once costs one picture's memory.
 */
export class ShareImages {
  readonly #folder: string;
  #last: Promise<unknown> = Promise.resolve();

  /** @param folder where the pictures are kept; made when it is needed */
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
    // Chroma is kept whole: thin cream letters on navy would fray.
    const image = Buffer.from(
      await sharp(Buffer.from(svg)).jpeg({ quality: 82, chromaSubsampling: "4:4:4" }).toBuffer(),
    );
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
