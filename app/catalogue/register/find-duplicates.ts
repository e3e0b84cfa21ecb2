import { normalizeTitle } from "./read-category.ts";

/** Hosts that many businesses share: the first part of the path tells them apart. */
const sharedHosts = new Set([
  "facebook.com",
  "instagram.com",
  "tiktok.com",
  "youtube.com",
  "linktr.ee",
  "pinterest.com",
  "etsy.com",
  "sites.google.com",
]);

export type BusinessIdentity = { name: string; phone: string | null; website: string | null };

type Mark = { field: keyof BusinessIdentity; value: string };

/**
 * The marks that identify a business: its folded name, the digits of its phone number, the host of its site.
 */
function marksOf({ name, phone, website }: BusinessIdentity): Mark[] {
  const marks: Mark[] = [{ field: "name", value: normalizeTitle(name) }];
  if (phone !== null) marks.push({ field: "phone", value: phone.replaceAll(/\D/g, "").slice(-10) });
  if (website !== null) marks.push({ field: "website", value: siteOf(website) });
  return marks.filter(({ value }) => value !== "");
}

function siteOf(website: string): string {
  const url = URL.parse(website);
  const host = (url?.hostname ?? "").replace(/^(?:www|m)\./, "");
  const [, first = ""] = url?.pathname.toLowerCase().split("/") ?? [];
  return sharedHosts.has(host) && first !== "" ? `${host}/${first}` : host;
}

/** Which business has which mark; the first one owns it. */
export class KnownBusinesses<Owner> {
  readonly #owners = new Map<string, Owner>();

  add(identity: BusinessIdentity, owner: Owner): void {
    for (const mark of marksOf(identity)) {
      const key = keyOf(mark);
      if (!this.#owners.has(key)) this.#owners.set(key, owner);
    }
  }

  /** Probable duplicates of the same business, with the field that shows it. */
  find(identity: BusinessIdentity): { field: keyof BusinessIdentity; owner: Owner }[] {
    return marksOf(identity).flatMap((mark) => {
      const owner = this.#owners.get(keyOf(mark));
      return owner === undefined ? [] : [{ field: mark.field, owner }];
    });
  }
}

const keyOf = ({ field, value }: Mark) => `${field} ${value}`;
