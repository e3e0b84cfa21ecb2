import { maxListingPictures } from "#app/business/pictures/max-listing-pictures.ts";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";

import { readDirectory } from "#app/catalogue/directory/directory.server.ts";
import type { Database } from "#database/database.ts";
import { listings, pictureFiles } from "#database/schema/index.ts";
import { fillCatalogue } from "#test-support/loaded-catalogue.ts";
import { forEachDatabase } from "#test-support/test-database.ts";

import { addPicture, changePicture } from "./change-pictures.server.ts";
import type { EncodedPicture } from "#app/messaging/pictures/encode-picture.server.ts";
import { removePicture, showPictures } from "./picture-desk.server.ts";
import { readPictureFile } from "./read-picture-file.server.ts";

/** Fairmont Palliser, a real business, and a sample. */
const [palliser, sample] = [76, 4];

/** Every byte that there is, so that none is lost on the way. */
const bytes = Buffer.from(Array.from({ length: 512 }, (_, at) => at % 256));

const picture = (mark: string): EncodedPicture => ({
  hash: mark.padEnd(27, "-"),
  width: 480,
  height: 360,
  files: [
    { width: 480, format: "avif", bytes },
    { width: 480, format: "webp", bytes: Buffer.from(mark) },
  ],
});

const file = (mark: string) => ({ hash: picture(mark).hash, width: 480, format: "avif" as const });

/** What couples see of a listing, in its order. */
const shown = async (database: Database, id = palliser) =>
  (await readDirectory(database, true)).listing(id)?.pictures.map(({ alt }) => alt);

forEachDatabase((openTestDatabase) => {
  test("pictures are added, described, ordered and removed, and the first one stands on the card", async () => {
    await using open = await openTestDatabase();
    const { database } = open;
    await fillCatalogue(database);
    for (const mark of ["a", "b", "c"]) await addPicture(database, palliser, picture(mark), `of ${mark}`);
    expect(await shown(database)).toEqual(["of a", "of b", "of c"]);
    const { hash } = picture("c");
    await changePicture(database, palliser, { what: "earlier", hash, alt: "the ballroom" });
    expect(await shown(database)).toEqual(["of a", "the ballroom", "of b"]);
    await changePicture(database, palliser, { what: "earlier", hash, alt: null });
    await changePicture(database, palliser, { what: "earlier", hash, alt: null });
    await changePicture(database, palliser, { what: "later", hash: picture("b").hash, alt: null });
    await changePicture(database, palliser, { what: "words", hash: picture("a").hash, alt: "the stairs" });
    expect(await shown(database)).toEqual(["the ballroom", "the stairs", "of b"]);
    const { card } = (await readDirectory(database, true)).listing(palliser) ?? {};
    expect(card?.picture).toEqual({ hash, width: 480, height: 360, alt: "the ballroom" });
    expect(await changePicture(database, palliser, { what: "remove", hash })).toBe(true);
    expect(await changePicture(database, palliser, { what: "remove", hash })).toBe(false);
    expect(await shown(database)).toEqual(["the stairs", "of b"]);
    expect(await readPictureFile(database, file("c"), true)).toBeNull();
    // Another business cannot reach them.
    expect(await changePicture(database, sample, { what: "remove", hash: picture("a").hash })).toBe(false);
    expect(await shown(database, sample)).toEqual([]);
  });

  test("the same picture sent again is one, and there is room for eight, also for those sent at once", async () => {
    await using open = await openTestDatabase();
    const { database } = open;
    await fillCatalogue(database);
    await addPicture(database, palliser, picture("0"), "first");
    await addPicture(database, palliser, picture("0"), "again");
    expect(await shown(database)).toEqual(["again"]);
    const marks = Array.from({ length: maxListingPictures + 1 }, (_, at) => `${at + 1}`);
    const added = await Promise.all(marks.map((mark) => addPicture(database, palliser, picture(mark), mark)));
    expect(added.filter((outcome) => outcome === "full")).toHaveLength(2);
    expect(await shown(database)).toHaveLength(maxListingPictures);
  });

  test("bytes come back as they were, and only of listings that the public sees", async () => {
    await using open = await openTestDatabase();
    const { database } = open;
    await fillCatalogue(database);
    await addPicture(database, palliser, picture("p"), "the lobby");
    await addPicture(database, sample, picture("s"), "a sample");
    expect(Buffer.from((await readPictureFile(database, file("p"), false)) ?? []).equals(bytes)).toBe(true);
    expect(await readPictureFile(database, { ...file("p"), hash: "q" }, true)).toBeNull();
    expect(await readPictureFile(database, { ...file("p"), width: 960 }, true)).toBeNull();
    expect(await readPictureFile(database, file("s"), true)).not.toBeNull();
    expect(await readPictureFile(database, file("s"), false)).toBeNull();
    const hide = (change: Partial<typeof listings.$inferInsert>) =>
      database.update(listings).set(change).where(eq(listings.id, palliser));
    await hide({ removedAt: new Date() });
    expect(await readPictureFile(database, file("p"), true)).toBeNull();
    await hide({ removedAt: null, retiredAt: new Date() });
    expect(await readPictureFile(database, file("p"), true)).toBeNull();
  });

  test("the desk sees whose pictures there are, and takes one off", async () => {
    await using open = await openTestDatabase();
    const { database } = open;
    await fillCatalogue(database);
    await addPicture(database, palliser, picture("p"), "the lobby");
    await addPicture(database, sample, picture("p"), "the same");
    expect(await showPictures(database, "https://w.example", palliser)).toEqual([
      expect.objectContaining({
        name: "Fairmont Palliser",
        alt: "the lobby",
        bytes: bytes.length + 1,
        address: `https://w.example/pictures/${picture("p").hash}-480.webp`,
      }),
    ]);
    expect(await showPictures(database, "https://w.example", null)).toHaveLength(2);
    expect(await removePicture(database, picture("p").hash)).toHaveLength(2);
    expect(await removePicture(database, picture("p").hash)).toEqual([]);
    expect(await shown(database)).toEqual([]);
    expect(await database.$count(pictureFiles)).toBe(0);
  });
});
