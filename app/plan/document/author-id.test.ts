import { createHash } from "node:crypto";

import { expect, test } from "vitest";

import { newId } from "./new-id.ts";

import { authorIdOf, authorOf, newAuthorSecret, suggestionId } from "./author-id.ts";

/** Base32 by big integers: a different algorithm from the tested one. */
function expectedId(secret: string): string {
  const number = BigInt(`0x${createHash("sha256").update(secret).digest("hex")}`);
  const letters = "abcdefghijklmnopqrstuvwxyz234567";
  return Array.from(
    { length: 16 },
    (_, at) => letters[Number((number >> (256n - 5n * BigInt(at + 1))) & 31n)],
  ).join("");
}

test("the id of an author is the beginning of the hash of its secret in base32", async () => {
  for (const secret of ["", "a".repeat(32), newAuthorSecret(), newAuthorSecret()])
    expect(await authorIdOf(secret)).toBe(expectedId(secret));
});

test("each device has a secret of its own, which nobody can tell from its id", async () => {
  const secrets = Array.from({ length: 100 }, newAuthorSecret);
  expect(new Set(secrets).size).toBe(100);
  for (const secret of secrets) expect(secret).toMatch(/^[a-z2-7]{32}$/);
  const [secret = ""] = secrets;
  const id = await authorIdOf(secret);
  expect(id).toMatch(/^[a-z2-7]{16}$/);
  expect(secret).not.toContain(id);
});

test("a suggestion names its author, and one that did not come by the link names nobody", async () => {
  const author = await authorIdOf(newAuthorSecret());
  expect(authorOf(suggestionId(author, newId()))).toBe(author);
  for (const id of [newId(), "", author, `${author.slice(1)}-${newId()}`, `x${author}-${newId()}`])
    expect(authorOf(id)).toBeNull();
});
