import { KnownBusinesses, type BusinessIdentity } from "#app/catalogue/register/find-duplicates.ts";
import type { RegisteredVendor } from "#app/catalogue/register/plan-import.ts";
import { readRegister } from "#app/catalogue/register/read-register.server.ts";
import { siteLanguage } from "#app/languages/site-language.ts";
import type { Database } from "#database/database.ts";

type ListingState = RegisteredVendor["state"];

/** A present or former listing that has something in common with an application, and what. */
export type LookAlike = { id: number; name: string; state: ListingState; field: keyof BusinessIdentity };

/**
 * Listings that share name, phone or website with businesses that apply, for each of them. The register is read once.
 * Where several listings have the same, the one that the public sees counts.
 * @param except a listing that doesn't count, such as the one that an application became; null for none
 */
export async function findLookAlikes(
  database: Database,
  applicants: readonly BusinessIdentity[],
  except: number | null,
): Promise<LookAlike[][]> {
  if (applicants.length === 0) return [];
  const known = new KnownBusinesses<Omit<LookAlike, "field">>();
  const register = await readRegister(database);
  for (const { id, state, fields } of [
    ...register.filter(isLive),
    ...register.filter((each) => !isLive(each)),
  ])
    if (id !== except) known.add(fields, { id, name: fields.name, state });
  return applicants.map((applicant) =>
    known.find(applicant).map(({ field, owner }) => ({ ...owner, field })),
  );
}

const shared: Record<LookAlike["field"], string> = {
  name: "name",
  phone: "phone number",
  website: "website",
};

const isLive = ({ state }: { state: ListingState }): boolean => state === "live";

/** What follows a listing's number where the public doesn't see it. */
const formerly: Record<ListingState, string> = {
  live: "",
  paused: ", paused",
  retired: ", taken out",
  removed: ", removed",
};

/**
 * 'It may be listed already: same phone number and website as Good Cakes (100000).', or that it was listed before;
 * null for no listing.
 */
export function describeLookAlikes(lookAlikes: readonly LookAlike[]): string | null {
  const live = lookAlikes.filter(isLive);
  const former = lookAlikes.filter((each) => !isLive(each));
  const sentences = [
    ...(live.length === 0 ? [] : [`It may be listed already: ${listShared(live)}.`]),
    ...(former.length === 0 ? [] : [`It may have been listed before: ${listShared(former)}.`]),
  ];
  return sentences.join(" ") || null;
}

function listShared(lookAlikes: readonly LookAlike[]): string {
  const list = new Intl.ListFormat(siteLanguage);
  return [...Map.groupBy(lookAlikes, ({ id, name, state }) => `${name} (${id}${formerly[state]})`)]
    .map(([listing, same]) => `same ${list.format(same.map(({ field }) => shared[field]))} as ${listing}`)
    .join("; ");
}
