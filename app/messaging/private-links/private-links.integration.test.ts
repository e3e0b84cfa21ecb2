import fc from "fast-check";
import { expect, test } from "vitest";

import { privateLinks } from "#database/schema/index.ts";
import { sampleSecret as secret } from "#test-support/sample-settings.ts";
import { forEachDatabase } from "#test-support/test-database.ts";
import { linkKinds } from "#database/enums.ts";

import { keyPattern, privateKey } from "./private-key.ts";
import { deleteKey, getOrCreateKey, resolveKey, rotateKey } from "./private-links.server.ts";
import { redactKeysInPath } from "./private-path.ts";

test("two keys are the same only where secret, kind, subject and generation are", () => {
  const what = fc.tuple(fc.string(), fc.constantFrom(...linkKinds), fc.string(), fc.nat(5));
  fc.assert(
    fc.property(what, what, (one, other) => {
      const key = privateKey(...one);
      expect(key).toMatch(keyPattern);
      expect(key === privateKey(...other)).toBe(JSON.stringify(one) === JSON.stringify(other));
    }),
  );
});

test("no key is left in an address that is logged", () => {
  const key = privateKey(secret, "enquiry", "1", 1);
  expect(redactKeysInPath(`/enquiries/${key}`)).toBe("/enquiries/***");
  expect(redactKeysInPath(`/enquiries/${key}.data`)).toBe("/enquiries/***.data");
  expect(redactKeysInPath("/venues/fairmont-palliser")).toBe("/venues/fairmont-palliser");
});

test("nor is one that was written in another way, which opens the same page", () => {
  const key = privateKey(secret, "plan-edit", "1", 1);
  expect(redactKeysInPath(`//Plans//${key}/budget`)).toBe("//Plans//***/budget");
  expect(redactKeysInPath(`/plans/%${key.charCodeAt(0).toString(16)}${key.slice(1)}.data`)).toBe(
    "/plans/***.data",
  );
  expect(redactKeysInPath("/rsvp/HG4T-2KQW/")).toBe("/rsvp/***/");
  expect(redactKeysInPath("/RSVP//HG4T-2KQW.data")).toBe("/RSVP//***.data");
  expect(redactKeysInPath("/rsvp")).toBe("/rsvp");
  expect(redactKeysInPath("/w/asha-and-ben-7kq2m9")).toBe("/w/***");
  expect(redactKeysInPath("/W//asha-and-ben-7kq2m9/7kq2-m9xa-04tz.data")).toBe("/W//***/***.data");
  expect(redactKeysInPath("/w/asha-and-ben-7kq2m9/pictures/poster.svg")).toBe("/w/***/pictures/poster.svg");
});

forEachDatabase((openTestDatabase) => {
  test("a key opens what it was made for, and only as the kind that it is", async () => {
    await using open = await openTestDatabase();
    const key = await getOrCreateKey(open.database, secret, "enquiry", "42");
    expect(await getOrCreateKey(open.database, secret, "enquiry", "42")).toBe(key);
    expect(await resolveKey(open.database, "enquiry", key)).toBe("42");
    expect(await resolveKey(open.database, "answer", key)).toBeNull();
    for (const wrong of ["", key.slice(1), `${key}x`, "' or 1=1 --", key.toLowerCase()])
      expect(await resolveKey(open.database, "enquiry", wrong)).toBeNull();
  });

  test("the database holds no key", async () => {
    await using open = await openTestDatabase();
    const key = await getOrCreateKey(open.database, secret, "enquiry", "42");
    expect(JSON.stringify(await open.database.select().from(privateLinks))).not.toContain(key);
  });

  test("a rotated link opens with the new key alone, and mails written later have the new one", async () => {
    await using open = await openTestDatabase();
    const { database } = open;
    const old = await getOrCreateKey(database, secret, "enquiry", "42");
    const fresh = await database.transaction((transaction) =>
      rotateKey(transaction, secret, "enquiry", "42"),
    );
    expect(await resolveKey(database, "enquiry", old)).toBeNull();
    expect(await resolveKey(database, "enquiry", fresh)).toBe("42");
    expect(await getOrCreateKey(database, secret, "enquiry", "42")).toBe(fresh);
  });

  test("a dropped link opens nothing", async () => {
    await using open = await openTestDatabase();
    const key = await getOrCreateKey(open.database, secret, "answer", "42:3");
    await deleteKey(open.database, "answer", "42:3");
    expect(await resolveKey(open.database, "answer", key)).toBeNull();
  });
});
