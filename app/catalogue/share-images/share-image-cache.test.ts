import { mkdir, readdir, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { removeFolder, temporaryFolder } from "#test-support/temporary-folder.ts";

import { ShareImageCache } from "./share-image-cache.server.ts";

let folder = "";
beforeEach(() => (folder = temporaryFolder("share-images")));
afterEach(() => removeFolder(folder));

const report = vi.fn<(error: unknown) => void>();
const drawing = (fill: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="12" height="6"><rect width="12" height="6" fill="${fill}"/></svg>`;

test("a picture that cannot be saved is shown all the same, and the failure is reported", async () => {
  // A file where the folder should be.
  const path = join(folder, "share-images");
  await writeFile(path, "");
  const { image } = await new ShareImageCache(path, report).jpeg(drawing("red"));
  expect(await sharp(image).metadata()).toMatchObject({ format: "jpeg", width: 12 });
  expect(report).toHaveBeenCalledExactlyOnceWith(expect.any(Error));
});

test("the folder has an end: the oldest pictures are deleted", async () => {
  await mkdir(folder, { recursive: true });
  for (const [at, name] of ["first.jpg", "second.jpg", "third.jpg"].entries()) {
    await writeFile(join(folder, name), name);
    await utimes(join(folder, name), at + 1, at + 1);
  }
  const images = new ShareImageCache(folder, report, 2);
  const { image, etag } = await images.jpeg(drawing("navy"));
  const drawn = `${etag.slice(1, -1)}.jpg`;
  expect((await readdir(folder)).toSorted()).toEqual(["third.jpg", drawn].toSorted());
  expect((await images.jpeg(drawing("navy"))).image.equals(image)).toBe(true);
});
