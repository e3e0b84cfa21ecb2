import { eq } from "drizzle-orm";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { encodeStateAsUpdate } from "yjs";
import { z } from "zod";

import { eraseByEmail } from "#app/operator/erasure/erase-person.server.ts";
import { getOrCreateKey } from "#app/messaging/private-links/private-links.server.ts";
import { putRow } from "#app/plan/document/plan-table.ts";
import { createPlan, deletePlan } from "#app/plan/repository/plan-repository.server.ts";
import { maxPhotographs } from "#app/plan/rules/wedding-page/photograph-limits.ts";
import { weddingPageEvents } from "#app/plan/schema/wedding-page.schema.ts";
import { pagePhotographs, photographFiles } from "#database/schema/index.ts";
import { photograph, telephonePhotograph } from "#test-support/photographs.ts";
import { plannedWedding } from "#test-support/planned-wedding.ts";
import { openTestSite, type TestSite } from "#test-support/test-site.ts";

let site: TestSite;
beforeAll(async () => void (site = await openTestSite()));
afterAll(async () => site?.[Symbol.asyncDispose]());

const answer = z.object({
  photographs: z.array(z.object({ hash: z.string(), width: z.number(), alt: z.string() })),
});
const refusal = z.object({ errors: z.object({ form: z.string() }) });

const fileOf = (bytes: Uint8Array<ArrayBuffer> | string, name = "us.jpg") =>
  new File([bytes], name, { type: "image/jpeg" });
/** Another picture for each number. */
const pictureOf = async (at: number) =>
  fileOf(
    new Uint8Array(
      await photograph(500 + at, 400)
        .jpeg()
        .toBuffer(),
    ),
    `us-${at}.jpg`,
  );

async function planWedding() {
  const { database, secret } = site.site;
  const plan = plannedWedding(1);
  putRow(weddingPageEvents, plan, "reception", { isPublic: true });
  const planId = await createPlan(database, crypto.randomUUID(), encodeStateAsUpdate(plan));
  const keyOf = (kind: "edit" | "view" | "propose") =>
    getOrCreateKey(database, secret, `plan-${kind}`, planId);
  const key = await keyOf("edit");
  const send = async (fields: Record<string, string | File>, of = key) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    const whole = new Request("http://localhost/", { method: "POST", body: form });
    const body = await whole.arrayBuffer();
    return site.app.request(`/plans/${of}/photographs`, {
      method: "POST",
      body,
      headers: {
        "Content-Type": whole.headers.get("Content-Type") ?? "",
        "Content-Length": String(body.byteLength),
      },
    });
  };
  const add = async (file: File) =>
    answer.parse(await (await send({ what: "add", photograph: file })).json());
  const change = async (what: "publish" | "unpublish" | "state") =>
    z.object({ name: z.string(), hasChanges: z.boolean() }).parse(
      await (
        await site.app.request(`/plans/${key}/wedding-page`, {
          method: "POST",
          headers: { "Content-Type": "application/x-www-form-urlencoded" },
          body: `what=${what}`,
        })
      ).json(),
    );
  return { planId, key, keyOf, send, add, change };
}

const statusOf = async (path: string) => (await site.app.request(path)).status;
const textOf = async (path: string) => (await site.app.request(path)).text();

test("a photograph is seen by nobody before it is published, and by nobody once it, the page or the plan is gone", async () => {
  const { planId, key, send, add, change } = await planWedding();
  const { name } = await change("publish");
  const [sent] = (await add(fileOf(new Uint8Array(await telephonePhotograph(1400, 1000))))).photographs;
  const hash = sent?.hash ?? "";
  await send({ what: "words", hash, alt: "The two of us at Lake Louise" });
  const draft = `/plans/${key}/photographs/${hash}-480.webp`;
  const own = `/w/${name}/photographs/${hash}-480.webp`;
  expect(await textOf(`/w/draft/${key}`)).toContain(draft);
  expect(await statusOf(draft)).toBe(200);
  expect(await textOf(`/w/${name}`)).not.toContain(hash);
  expect(await statusOf(own)).toBe(404);
  expect((await change("state")).hasChanges).toBe(true);

  expect((await change("publish")).hasChanges).toBe(false);
  const page = await textOf(`/w/${name}`);
  expect(page).toContain(own);
  expect(page).toMatch(
    /alt="The two of us at Lake Louise"[^>]*loading="lazy"|loading="lazy"[^>]*alt="The two/,
  );
  const shown = await site.app.request(own);
  expect(Object.fromEntries(shown.headers)).toMatchObject({
    "content-type": "image/webp",
    "cache-control": "private, max-age=86400",
    "x-robots-tag": "noindex",
  });
  const { exif, icc, xmp, orientation } = await sharp(Buffer.from(await shown.arrayBuffer())).metadata();
  expect([exif, icc, xmp, orientation]).toEqual([undefined, undefined, undefined, undefined]);

  await change("unpublish");
  expect(await statusOf(own)).toBe(404);
  await change("publish");
  expect(await statusOf(own)).toBe(200);
  await send({ what: "remove", hash });
  expect([await statusOf(own), await statusOf(draft)]).toEqual([404, 404]);
  expect(await textOf(`/w/${name}`)).not.toContain(hash);

  const [again] = (await add(await pictureOf(1))).photographs;
  await change("publish");
  const { database } = site.site;
  await deletePlan(database, planId);
  expect(await statusOf(`/w/${name}/photographs/${again?.hash}-480.avif`)).toBe(404);
  expect(await database.$count(pagePhotographs, eq(pagePhotographs.planId, planId))).toBe(0);
  expect(await database.$count(photographFiles, eq(photographFiles.planId, planId))).toBe(0);
});

test("a file that is no photograph is refused in words, there is room for twelve, and nothing else is lost", async () => {
  const { send, add } = await planWedding();
  const refused = await send({ what: "add", photograph: fileOf("<svg/>", "logo.svg") });
  expect(refused.status).toBe(422);
  expect(refusal.parse(await refused.json()).errors.form).toContain("this is a drawing (SVG)");
  for (let at = 0; at < maxPhotographs; at += 1) await add(await pictureOf(at));
  // The same file again is the same photograph.
  expect((await add(await pictureOf(0))).photographs).toHaveLength(maxPhotographs);
  const full = await send({ what: "add", photograph: await pictureOf(maxPhotographs) });
  expect([full.status, refusal.parse(await full.json()).errors.form]).toEqual([
    422,
    "there are 12 photographs already: remove one first",
  ]);
});

test("photographs are put in order and described by who may edit the plan, and by nobody else", async () => {
  const { keyOf, send, add } = await planWedding();
  await add(await pictureOf(1));
  const { photographs } = await add(await pictureOf(2));
  const [first = "", second = ""] = photographs.map(({ hash }) => hash);
  const moved = answer.parse(await (await send({ what: "earlier", hash: second })).json());
  expect(moved.photographs.map(({ hash }) => hash)).toEqual([second, first]);
  const long = await send({ what: "words", hash: first, alt: "x".repeat(161) });
  expect([long.status, refusal.parse(await long.json()).errors.form]).toEqual([
    422,
    "Keep the description under 161 characters.",
  ]);
  for (const kind of ["view", "propose"] as const) {
    const key = await keyOf(kind);
    expect((await send({ what: "remove", hash: first }, key)).status).toBe(404);
    expect(await statusOf(`/plans/${key}/photographs`)).toBe(404);
    expect(await statusOf(`/plans/${key}/photographs/${first}-480.avif`)).toBe(404);
  }
});

test("a photograph of one wedding is not on the page of another, and an email in its words is struck", async () => {
  const [one, other] = [await planWedding(), await planWedding()];
  const [sent] = (await one.add(await pictureOf(5))).photographs;
  const hash = sent?.hash ?? "";
  await one.send({ what: "words", hash, alt: "Write to harjit@quixwood.ca" });
  const { name } = await one.change("publish");
  const { name: others } = await other.change("publish");
  expect(await statusOf(`/w/${name}/photographs/${hash}-480.avif`)).toBe(200);
  expect(await statusOf(`/w/${others}/photographs/${hash}-480.avif`)).toBe(404);
  expect(await statusOf(`/plans/${other.key}/photographs/${hash}-480.avif`)).toBe(404);
  expect(await textOf(`/w/${name}`)).toContain("harjit@quixwood.ca");
  await eraseByEmail(site.site, "harjit@quixwood.ca", false);
  expect(await textOf(`/w/${name}`)).not.toContain("harjit@quixwood.ca");
  expect(await textOf(`/plans/${one.key}/photographs`)).not.toContain("harjit@quixwood.ca");
});
