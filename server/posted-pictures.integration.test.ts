import { maxListingPictures } from "#app/business/pictures/max-listing-pictures.ts";
import { afterAll, beforeAll, expect, test, vi } from "vitest";

import { pictureLimits } from "#app/messaging/pictures/picture-limits.ts";
import { getOrCreateKey } from "#app/messaging/private-links/private-links.server.ts";
import { photograph, telephonePhotograph } from "#test-support/photographs.ts";
import { readFormValues } from "#test-support/read-form.ts";
import { openTestSite, type TestSite } from "#test-support/test-site.ts";

import { maxPictureUploadBytes } from "./picture-uploads.ts";

/** Each test has a business of its own. */
const listings = { added: 76, refused: 77, large: 78, served: 79 };

let site: TestSite;
beforeAll(async () => void (site = await openTestSite()));
afterAll(async () => site?.[Symbol.asyncDispose]());

const pageOf = async (id: number) => {
  const { database, secret } = site.site;
  return `/your-listing/${await getOrCreateKey(database, secret, "listing", String(id))}/pictures`;
};

const cake = "Round cake with <sugar> & roses";

/** Sends a form as a browser without scripts does, which says how long it is. */
async function send(path: string, fields: Record<string, string | File | File[]>, length?: string) {
  const form = new FormData();
  for (const [name, values] of Object.entries(fields))
    for (const value of Array.isArray(values) ? values : [values]) form.append(name, value);
  const whole = new Request("http://localhost/", { method: "POST", body: form });
  const body = await whole.arrayBuffer();
  const headers = {
    "Content-Type": whole.headers.get("Content-Type") ?? "",
    "Content-Length": length ?? String(body.byteLength),
  };
  return site.app.request(path, { method: "POST", body, headers });
}

const fileOf = (content: BlobPart, name = "cake.jpg", type = "image/jpeg") =>
  new File([content], name, { type });
const jpeg = async () => fileOf(new Uint8Array(await photograph().jpeg().toBuffer()));

/** The files of the pictures on a page. */
const filesOn = (html: string) => [...new Set(html.match(/\/pictures\/[\w-]{27}-\d+\.(?:avif|webp)/g) ?? [])];

const get = async (path: string, headers: Record<string, string> = {}) => site.app.request(path, { headers });

test("a picture is sent without scripts, is live in all its sizes, and kept for good where it was seen", async () => {
  const path = await pageOf(listings.added);
  const sent = fileOf(new Uint8Array(await telephonePhotograph(1400, 1000)));
  const answer = await send(path, { what: "add", picture: sent });
  expect([answer.status, answer.headers.get("Location")]).toEqual([302, `${path}?done=add`]);
  const own = await (await get(`${path}?done=add`)).text();
  expect(own).toContain("Your pictures are live");
  expect(own).toContain("One still needs a description");
  const [hash = ""] = readFormValues(own).hash ?? [];
  const described = await send(path, { what: "words", hash, alt: cake });
  expect(described.headers.get("Location")).toBe(`${path}?done=words`);
  expect(readFormValues(await (await get(path)).text()).alt).toEqual([cake]);
  await expect
    .poll(async () => filesOn(await (await get("/venues/fairmont-palliser")).text()).length)
    .toBeGreaterThan(0);
  const files = filesOn(await (await get("/venues/fairmont-palliser")).text());
  expect(files.map((file) => file.slice(-8)).toSorted()).toEqual([
    "480.avif",
    "480.webp",
    "960.avif",
    "960.webp",
  ]);
  for (const file of files) {
    const picture = await get(file);
    expect(Object.fromEntries(picture.headers)).toMatchObject({
      "cache-control": "public, max-age=31536000, immutable",
      "content-type": `image/${file.slice(-4)}`,
      "x-content-type-options": "nosniff",
      "content-security-policy": expect.stringContaining("default-src 'none'"),
      "cross-origin-resource-policy": "same-origin",
    });
    expect((await picture.arrayBuffer()).byteLength).toBeGreaterThan(100);
    const again = await get(file, { "If-None-Match": picture.headers.get("ETag") ?? "" });
    expect([again.status, await again.text()]).toEqual([304, ""]);
  }
  // Its place in the order of the cards is on the card that the browser gets, too.
  const cards = await (await get("/vendors/list")).text();
  expect(cards).toContain(/[\w-]{27}/.exec(files[0] ?? "")?.[0]);
});

test("a link through which very much is sent waits, and what was typed is still there", async () => {
  const path = await pageOf(listings.added);
  const { guard } = site.site;
  const admitted = vi.spyOn(guard, "admitRecipient").mockResolvedValue({
    status: 429,
    message: "A lot was sent through this link today",
    retryAfterSeconds: 600,
  });
  const [hash = ""] = readFormValues(await (await get(path)).text()).hash ?? [];
  const answer = await send(path, { what: "words", hash, alt: "Sugar roses, nearer" });
  expect([answer.status, answer.headers.get("Retry-After")]).toEqual([429, "600"]);
  expect(readFormValues(await answer.text()).alt).toContain("Sugar roses, nearer");
  expect(admitted).toHaveBeenCalledWith("pictures", `pictures of ${listings.added}`);
  admitted.mockRestore();
});

test("no size but those that were made is there, and a withdrawn listing shows none", async () => {
  const path = await pageOf(listings.served);
  await send(path, { what: "add", picture: await jpeg() });
  const [file = ""] = filesOn(await (await get(path)).text());
  expect((await get(file)).status).toBe(200);
  for (const other of [
    file.replace("-480.", "-960."),
    file.replace("-480.", "-0480."),
    file.replace(/\w{4}$/, "jpeg"),
    `${file}/`,
    file.replace("/pictures/", "/pictures/%2e%2e/"),
    "/pictures/",
  ]) {
    const answer = await get(other);
    expect([other, answer.status >= 300, answer.headers.get("Cache-Control") ?? ""]).toEqual([
      other,
      true,
      expect.not.stringContaining("immutable"),
    ]);
  }
  const main = path.replace("/pictures", "");
  await site.app.request(main, {
    method: "POST",
    body: new URLSearchParams({ what: "withdraw", sure: "yes" }),
  });
  expect((await get(file)).status).toBe(404);
  expect((await get(path)).status).toBe(404);
  expect((await send(path, { what: "add", picture: await jpeg() })).status).toBe(404);
});

test("what is refused says why on the page, and nothing is added", async () => {
  const path = await pageOf(listings.refused);
  const refused = async (fields: Record<string, string | File | File[]>, why: string) => {
    const answer = await send(path, { what: "add", ...fields });
    const html = await answer.text();
    expect([answer.status, answer.headers.get("Cache-Control")]).toEqual([422, "no-store"]);
    expect(html.replaceAll("<!-- -->", "")).toContain(why);
    expect(html).toContain("<title>Please check: ");
  };
  const svg = fileOf("<svg xmlns='http://www.w3.org/2000/svg'><script>alert(1)</script></svg>", "a.jpg");
  await refused({ picture: svg }, "This is a drawing (SVG)");
  const page = fileOf("<!doctype html><script>alert(1)</script>", "photo.jpg");
  await refused({ picture: page }, "We can’t read this file as a picture");
  await refused({ picture: fileOf("", "") }, "Choose a picture.");
  await refused({}, "Choose a picture.");
  await refused({ picture: fileOf("", "empty.jpg") }, "This file is empty.");
  await refused({ picture: "cake.jpg" }, "Choose a picture.");
  const many = await Promise.all(Array.from({ length: maxListingPictures + 1 }, jpeg));
  await refused({ picture: many }, "Choose at most 8 pictures at once.");
  await refused({ picture: [svg, page] }, "2 of 2 weren’t added: see below why.");
  await refused({ what: "remove", hash: "../../etc/passwd" }, "This picture is gone.");
  await refused({ what: "everything" }, "We couldn’t read this form.");
  expect(filesOn(await (await get(path)).text())).toEqual([]);
});

test("of several pictures a bad one keeps out no good one, and each says what became of it", async () => {
  const path = await pageOf(listings.refused);
  const png = fileOf(new Uint8Array(await photograph(800, 600).png().toBuffer()), "barn.png", "image/png");
  const svg = fileOf("<svg xmlns='http://www.w3.org/2000/svg'/>", "logo.svg", "image/svg+xml");
  const answer = await send(path, { what: "add", picture: [await jpeg(), svg, png] });
  const html = (await answer.text()).replaceAll("<!-- -->", "");
  expect(answer.status).toBe(200);
  expect(html).toContain("2 of 8 pictures");
  expect(html).toContain("1 of 3 weren’t added: see below why.");
  const sent = /<ul class="sent-pictures".*?<\/ul>/s.exec(html)?.[0].replaceAll(/<[^>]+>/g, " ") ?? "";
  expect(sent).toMatch(/cake\.jpg +Added +logo\.svg +This is a drawing \(SVG\).* barn\.png +Added/);

  const [hash = ""] = readFormValues(html).hash ?? [];
  const wrong = async (alt: string, why: string) => {
    const refused = await send(path, { what: "words", hash, alt });
    const page = await refused.text();
    expect([refused.status, readFormValues(page).alt]).toEqual([422, expect.arrayContaining([alt])]);
    expect(page.replaceAll("<!-- -->", "")).toContain(why);
  };
  await wrong("é".repeat(pictureLimits.alt + 1), "Keep this under 161 characters.");
  await wrong("", "Describe the picture in a few words.");
});

test("only the form of pictures may be large, and only when it says how large it is", async () => {
  const path = await pageOf(listings.large);
  const large = fileOf(new Uint8Array(pictureLimits.bytes + 1));
  const answer = await send(path, { what: "add", picture: large });
  expect([answer.status, await answer.text()]).toEqual([
    422,
    expect.stringContaining("This picture is larger than 15 MB"),
  ]);
  const beyond = await send(path, { what: "add" }, String(maxPictureUploadBytes + 1));
  expect([beyond.status, await beyond.text()]).toEqual([
    413,
    expect.stringContaining("These pictures are larger than 40 MB together."),
  ]);
  const some = fileOf(new Uint8Array(100_000));
  for (const other of ["/planning", "/vendors/apply"])
    expect([other, (await send(other, { picture: some })).status]).toEqual([other, 413]);
  // Without a length it would be in memory before anybody has looked at the key.
  const unsaid = await site.app.request(path, {
    method: "POST",
    body: new Uint8Array(100_000),
    headers: { "Content-Type": "multipart/form-data; boundary=x" },
  });
  expect(unsaid.status).toBe(413);
});

test("the desk gives the link to the private page of a listing that there is", async () => {
  const link = async (id: number) => site.desk.request(`/listings/${id}/link`, { method: "POST" });
  const address = `${site.site.settings.siteUrl}${(await pageOf(listings.added)).replace("/pictures", "")}`;
  expect(await (await link(listings.added)).json()).toEqual({ name: "Fairmont Palliser", address });
  expect((await link(999_999)).status).toBe(404);
});

test("a key that opens nothing is refused before a picture is read", async () => {
  const answer = await send(`/your-listing/${"a".repeat(27)}/pictures`, {
    what: "add",
    picture: await jpeg(),
  });
  expect(answer.status).toBe(404);
});
