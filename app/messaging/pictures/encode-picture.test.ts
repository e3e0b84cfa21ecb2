import { gzipSync } from "node:zlib";

import sharp from "sharp";
import { describe, expect, test } from "vitest";

import { hugePicture, photograph, telephonePhotograph } from "#test-support/photographs.ts";

import { encodePicture, type EncodedPicture } from "./encode-picture.server.ts";
import { pictureLimits } from "./picture-limits.ts";

async function made(file: Uint8Array): Promise<EncodedPicture> {
  const making = await encodePicture(file);
  if (!making.ok) throw new Error(making.error);
  return making.picture;
}

/** Why a file is refused. */
async function refusal(file: Uint8Array | string): Promise<string> {
  const making = await encodePicture(typeof file === "string" ? Buffer.from(file, "latin1") : file);
  return making.ok ? "taken" : making.error;
}

/** The same for the first part of a file. */
const cut = (file: Buffer) => refusal(file.subarray(0, Math.floor(file.length * 0.6)));

const sizesOf = ({ files }: EncodedPicture) => files.map(({ width, format }) => `${width}.${format}`);

describe("what is taken", () => {
  test.each(["jpeg", "png", "webp", "avif"] as const)(
    "a photograph as %s is taken and made smaller",
    async (format) => {
      const picture = await made(await photograph().toFormat(format).toBuffer());
      expect(picture).toMatchObject({ width: 480, height: 360 });
      expect(sizesOf(picture)).toEqual(["480.avif", "480.webp"]);
      for (const file of picture.files) {
        const { width, height, format: encoded } = await sharp(file.bytes).metadata();
        expect([width, height, encoded]).toEqual([480, 360, file.format === "avif" ? "heif" : "webp"]);
      }
    },
  );

  test("is made in the sizes that it is large enough for, and in none that are larger", async () => {
    const large = await made(await photograph(1700, 1100).jpeg().toBuffer());
    expect(sizesOf(large)).toEqual([480, 960, 1600].flatMap((width) => [`${width}.avif`, `${width}.webp`]));
    expect(large).toMatchObject({ width: 1600, height: 1035 });
    expect(sizesOf(await made(await photograph(1599, 1100).jpeg().toBuffer()))).toHaveLength(4);
  });

  test("stands upright and says nothing of place, camera and person", async () => {
    const sent = await telephonePhotograph();
    // What is to be lost is there to begin with.
    expect((await sharp(sent).metadata()).exif?.includes("Telephone")).toBe(true);
    const picture = await made(sent);
    expect(picture).toMatchObject({ width: 480, height: 640 });
    for (const { bytes, format } of picture.files) {
      const { exif, xmp, iptc, icc, orientation } = await sharp(bytes).metadata();
      expect({ exif, xmp, iptc, icc, orientation }, format).toEqual({});
      expect(bytes.includes("Telephone")).toBe(false);
      // Red, which was above, is at the right of a picture that was turned clockwise.
      const { data } = await sharp(bytes)
        .extract({ left: 460, top: 300, width: 1, height: 1 })
        .raw()
        .toBuffer({ resolveWithObject: true });
      expect(data[0]).toBeGreaterThan(150);
      expect(data[2]).toBeLessThan(100);
    }
  });

  test("is known again by its content", async () => {
    const sent = await photograph().jpeg().toBuffer();
    expect((await made(sent)).hash).toBe((await made(Buffer.from(sent))).hash);
    expect((await made(sent)).hash).not.toBe((await made(await photograph(640, 481).jpeg().toBuffer())).hash);
  });

  test("of what moves the first picture, of what is clear a white ground", async () => {
    const frames = await Promise.all(
      [photograph(), photograph(640, 480).negate()].map((frame) => frame.png().toBuffer()),
    );
    const moving = await sharp(frames, { join: { animated: true } })
      .webp()
      .toBuffer();
    expect(await made(moving)).toMatchObject({ width: 480, height: 360 });
    const clear = sharp({ create: { width: 640, height: 480, channels: 4, background: "#0000" } });
    const [file] = (await made(await clear.png().toBuffer())).files;
    const { dominant } = await sharp(file?.bytes).stats();
    expect(dominant.r).toBeGreaterThan(240);
  });
});

describe("what is hidden in a picture is left out", () => {
  test("a zip behind a JPEG", async () => {
    const zip = Buffer.concat([Buffer.from("PK\x03\x04", "latin1"), Buffer.alloc(4000, "secret")]);
    const picture = await made(Buffer.concat([await photograph().jpeg().toBuffer(), zip]));
    for (const { bytes } of picture.files) {
      expect(bytes.includes("secret")).toBe(false);
      expect(bytes.includes("PK\x03\x04")).toBe(false);
    }
  });

  test("a page in the comment of a JPEG", async () => {
    const jpeg = await photograph().jpeg().toBuffer();
    const page = Buffer.from("<script>alert(1)</script>");
    const comment = Buffer.concat([Buffer.from([0xff, 0xfe, 0, page.length + 2]), page]);
    const picture = await made(Buffer.concat([jpeg.subarray(0, 2), comment, jpeg.subarray(2)]));
    for (const { bytes } of picture.files) expect(bytes.includes("<script>")).toBe(false);
  });
});

describe("what is refused, and why", () => {
  const jpeg = photograph(1200, 800).jpeg().toBuffer();

  test.each([
    ["a GIF that is also a script", "GIF89a/*\0\0\0\0*/=1;alert(1)", /^this is a GIF/],
    [
      "a drawing with a script",
      "<svg xmlns='http://www.w3.org/2000/svg'><script>alert(1)</script></svg>",
      /SVG/,
    ],
    ["a drawing behind its declaration", "\xef\xbb\xbf <?xml version='1.0'?><svg/>", /SVG/],
    ["a page, whatever it is called", "<!doctype html><script>alert(1)</script>", /can’t read this file/],
    ["a HEIC of a telephone", "\0\0\0\x18ftypheic\0\0\0\0mif1heic", /HEIC.*send it as JPEG/],
    ["a PDF", "%PDF-1.7\n", /PDF/],
    ["a zip", "PK\x03\x04", /can’t read this file/],
    ["nothing", "", /can’t read this file/],
    ["the head of a JPEG with a page behind it", "\xff\xd8\xff\xe0<html><script>", /damaged/],
    ["the head of a PNG alone", "\x89PNG\r\n\x1a\n", /damaged/],
    ["an AVIF that holds nothing", "\0\0\0\x18ftypavif\0\0\0\0mif1avif", /damaged/],
  ])("%s is refused", async (_, file, why) => {
    expect(await refusal(file)).toMatch(why);
  });

  test("a compressed drawing is refused", async () => {
    expect(await refusal(gzipSync("<svg xmlns='http://www.w3.org/2000/svg'/>"))).toMatch(
      /can’t read this file/,
    );
  });

  test("a JPEG, a PNG or a WebP that is cut off is refused", async () => {
    expect(await cut(await jpeg)).toMatch(/damaged or cut off/);
    expect(await cut(await photograph().png().toBuffer())).toMatch(/damaged or cut off/);
    expect(await cut(await photograph().webp().toBuffer())).toMatch(/damaged or cut off/);
  });

  test("a few kilobytes that would be 128 million pixels are refused", async () => {
    const bomb = hugePicture(16_000, 8000);
    expect(bomb.length).toBeLessThan(100_000);
    expect(await refusal(bomb)).toMatch(/more than 50 million pixels/);
    expect(await refusal(hugePicture(0x7fff_ffff, 1))).not.toBe("taken");
  });

  test("more bytes than anybody's photograph has are refused", async () => {
    expect(await refusal(Buffer.alloc(pictureLimits.bytes + 1, await jpeg))).toMatch(/larger than 15 MB/);
  });

  test("what would be blurred is refused, and so are strips", async () => {
    expect(await refusal(await photograph(479, 479).jpeg().toBuffer())).toMatch(/only 479 pixels wide/);
    expect(await refusal(await photograph(1600, 500).jpeg().toBuffer())).toMatch(/long strip/);
    expect(await refusal(await photograph(500, 1600).jpeg().toBuffer())).toMatch(/long strip/);
  });
});
