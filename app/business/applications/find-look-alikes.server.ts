import { KnownBusinesses, type BusinessIdentity } from "#app/catalogue/register/find-duplicates.ts";
import { readRegister } from "#app/catalogue/register/read-register.server.ts";
import { siteLanguage } from "#app/languages/site-language.ts";
import type { Database } from "#database/database.ts";

/** A listing that has something in common with an application, and what. */
export type LookAlike = { id: number; name: string; field: keyof BusinessIdentity };

/**
 * Listings that share name, phone or website with businesses that apply, for each of them. The register is read once.
 * @param except a listing that doesn't count, such as the one that an application became; null for none
 */
export async function findLookAlikes(
  database: Database,
  applicants: readonly BusinessIdentity[],
  except: number | null,
): Promise<LookAlike[][]> {
  if (applicants.length === 0) return [];
  const known = new KnownBusinesses<{ id: number; name: string }>();
  for (const { id, fields } of await readRegister(database))
    if (id !== except) known.add(fields, { id, name: fields.name });
  return applicants.map((applicant) =>
    known.find(applicant).map(({ field, owner }) => ({ ...owner, field })),
  );
}

const shared: Record<LookAlike["field"], string> = {
  name: "name",
  phone: "phone number",
  website: "website",
};

/** 'It may be listed already: same phone number and website as Good Cakes (100000).'; null for no listing. */
export function describeLookAlikes(lookAlikes: readonly LookAlike[]): string | null {
  if (lookAlikes.length === 0) return null;
  const list = new Intl.ListFormat(siteLanguage);
  const listings = [...Map.groupBy(lookAlikes, ({ id, name }) => `${name} (${id})`)].map(
    ([listing, same]) => `same ${list.format(same.map(({ field }) => shared[field]))} as ${listing}`,
  );
  return `It may be listed already: ${listings.join("; ")}.`;
}
