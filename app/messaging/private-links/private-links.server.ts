import { and, eq, gt, inArray, isNull, or, sql, type SQL } from "drizzle-orm";

import type { Database, Transaction } from "#database/database.ts";
import { privateLinks } from "#database/schema/index.ts";
import type { LinkKind } from "#database/enums.ts";

import { currentSalt, lockSalt } from "./link-salt.server.ts";
import { hashKey, keyPattern, privateKey } from "./private-key.ts";

/**
 * How long a link of each kind is valid, in days; other kinds are valid until they are rotated. An operator's
 * link is extended whenever it is used (`extendKey`).
 */
const daysOf: Partial<Record<LinkKind, number>> = { application: 7, claim: 14, desk: 60 };

/** When a link of a kind that is made now expires. */
function expiryOf(kind: LinkKind): SQL | null {
  const days = daysOf[kind];
  return days === undefined ? null : sql`now() + make_interval(days => ${days})`;
}

const isLink = (kind: LinkKind, subject: string) =>
  and(eq(privateLinks.kind, kind), eq(privateLinks.subject, subject));

/**
 * The key of the link to a subject; the link is made on first use.
 * @param database within a transaction, that transaction
 */
export async function getOrCreateKey(
  database: Database | Transaction,
  secret: string,
  kind: LinkKind,
  subject: string,
): Promise<string> {
  for (;;) {
    const [link] = await database
      .select({ generation: privateLinks.generation, salt: currentSalt })
      .from(privateLinks)
      .where(isLink(kind, subject));
    if (link !== undefined) return privateKey(secret, kind, subject, link.generation, link.salt);
    await database.transaction(async (transaction) => {
      const salt = await lockSalt(transaction, privateLinks);
      const keyHash = hashKey(privateKey(secret, kind, subject, 1, salt));
      await transaction
        .insert(privateLinks)
        .values({ kind, subject, keyHash, expiresAt: expiryOf(kind) })
        .onConflictDoNothing({ target: [privateLinks.kind, privateLinks.subject] });
    });
  }
}

/** What a key opens; null for an unknown or expired key. */
export async function resolveKey(
  database: Database | Transaction,
  kind: LinkKind,
  key: string,
): Promise<string | null> {
  const found = (await resolveKeys(database, [key])).get(key);
  return found?.kind === kind ? found.subject : null;
}

/** The subject of a key that is valid or has expired; null for one that is unknown or was replaced. */
export async function resolveExpiredKey(
  database: Database | Transaction,
  kind: LinkKind,
  key: string,
): Promise<string | null> {
  if (!keyPattern.test(key)) return null;
  const [link] = await database
    .select({ subject: privateLinks.subject })
    .from(privateLinks)
    .where(and(eq(privateLinks.kind, kind), eq(privateLinks.keyHash, hashKey(key))));
  return link?.subject ?? null;
}

/** What keys open, by key, in one query; unknown and expired ones are missing. */
export async function resolveKeys(
  database: Database | Transaction,
  keys: readonly string[],
): Promise<Map<string, { kind: LinkKind; subject: string }>> {
  const keyByHash = new Map(
    keys.filter((key) => keyPattern.test(key)).map((key) => [hashKey(key), key] as const),
  );
  if (keyByHash.size === 0) return new Map();
  const links = await database
    .select({ kind: privateLinks.kind, subject: privateLinks.subject, keyHash: privateLinks.keyHash })
    .from(privateLinks)
    .where(
      and(
        inArray(privateLinks.keyHash, [...keyByHash.keys()]),
        or(isNull(privateLinks.expiresAt), gt(privateLinks.expiresAt, sql`now()`)),
      ),
    );
  return new Map(
    links.flatMap(({ kind, subject, keyHash }) => {
      const key = keyByHash.get(keyHash);
      return key === undefined ? [] : [[key, { kind, subject }] as const];
    }),
  );
}

/** Lets a link expire as if it were made now; its key stays the same. */
export async function extendKey(
  database: Database | Transaction,
  kind: LinkKind,
  subject: string,
): Promise<void> {
  await database
    .update(privateLinks)
    .set({ expiresAt: expiryOf(kind) })
    .where(isLink(kind, subject));
}

/** Makes a new key; the old one opens nothing from now on. */
export async function rotateKey(
  database: Database | Transaction,
  secret: string,
  kind: LinkKind,
  subject: string,
): Promise<string> {
  await getOrCreateKey(database, secret, kind, subject);
  return database.transaction(async (transaction) => {
    const salt = await lockSalt(transaction, privateLinks);
    // Locks the row: two concurrent rotations get two generations.
    const [link] = await transaction.select().from(privateLinks).where(isLink(kind, subject)).for("update");
    const generation = (link?.generation ?? 0) + 1;
    const key = privateKey(secret, kind, subject, generation, salt);
    await transaction
      .update(privateLinks)
      .set({ generation, keyHash: hashKey(key), createdAt: sql`now()`, expiresAt: expiryOf(kind) })
      .where(isLink(kind, subject));
    return key;
  });
}

/** The same for all links whose subjects have this prefix: no key that opened one of them opens anything. */
export async function rotateKeysByPrefix(
  transaction: Transaction,
  secret: string,
  kind: LinkKind,
  beginning: string,
): Promise<void> {
  const links = await transaction
    .select({ subject: privateLinks.subject })
    .from(privateLinks)
    .where(below(kind, beginning))
    .orderBy(privateLinks.subject);
  for (const { subject } of links) await rotateKey(transaction, secret, kind, subject);
}

/** Deletes all links whose subjects have this prefix. */
export async function deleteKeysByPrefix(
  database: Database | Transaction,
  kind: LinkKind,
  beginning: string,
): Promise<void> {
  await database.delete(privateLinks).where(below(kind, beginning));
}

const below = (kind: LinkKind, beginning: string) =>
  and(eq(privateLinks.kind, kind), sql`starts_with(${privateLinks.subject}, ${beginning})`);

/** Deletes the link: it no longer works, and no trace of it stays. */
export async function deleteKey(
  database: Database | Transaction,
  kind: LinkKind,
  subject: string,
): Promise<void> {
  await database.delete(privateLinks).where(isLink(kind, subject));
}
