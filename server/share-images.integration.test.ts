import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";

import { openTestSite, type TestSite } from "#test-support/test-site.ts";

let site: TestSite;

beforeAll(async () => {
  site = await openTestSite();
});

afterAll(async () => site?.[Symbol.asyncDispose]());

const imageOf = async (path: string) => {
  const response = await site.app.request(path);
  return { response, image: Buffer.from(await response.arrayBuffer()) };
};

test.each([
  "/share/venues/fairmont-palliser.jpg",
  "/share/vendors/17.jpg",
  "/share/venues/celebration-hall.jpg",
])("%s is a picture in the size that networks ask for, light enough for them", async (path) => {
  const { response, image } = await imageOf(path);
  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")).toBe("image/jpeg");
  const { width, height, format } = await sharp(image).metadata();
  expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: "jpeg" });
  expect(image.length).toBeLessThan(200_000);
});

test("each listing has a picture of its own, and the same one when it is asked for again", async () => {
  const [first, again, other] = [
    await imageOf("/share/vendors/17.jpg"),
    await imageOf("/share/vendors/17.jpg"),
    await imageOf("/share/vendors/18.jpg"),
  ];
  expect(again.image.equals(first.image)).toBe(true);
  expect(other.image.equals(first.image)).toBe(false);
  const unchanged = await site.app.request("/share/vendors/17.jpg", {
    headers: { "If-None-Match": first.response.headers.get("etag") ?? "" },
  });
  expect(unchanged.status).toBe(304);
});

test("many at once are all answered", async () => {
  const answers = await Promise.all(
    Array.from({ length: 12 }, async (_, at) => site.app.request(`/share/vendors/${at + 20}.jpg`)),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 12 }, () => 200));
});

test.each([
  "/share/vendors/9999.jpg",
  "/share/vendors/76.jpg",
  "/share/venues/nowhere.jpg",
  "/share/venues/..%2f..%2fpackage.jpg",
  "/share/vendors/1.png",
])("%s is nothing", async (path) => {
  expect((await site.app.request(path)).status).toBe(404);
});
