import { foldTitle } from "./vendor-columns.ts";

/** Hosts that many businesses share: there the first part of the path tells them apart. */
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

export type Identity = { name: string; phone: string | null; website: string | null };

type Mark = { field: keyof Identity; value: string };

/** By what a business is known again: its name folded, the digits of its number, the host of its site. */
function marksOf({ name, phone, website }: Identity): Mark[] {
  const marks: Mark[] = [{ field: "name", value: foldTitle(name) }];
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

/** Who is known by which mark; the first keeps it. */
export class KnownBusinesses<Owner> {
  readonly #owners = new Map<string, Owner>();

  add(identity: Identity, owner: Owner): void {
    for (const mark of marksOf(identity)) {
      const key = keyOf(mark);
      if (!this.#owners.has(key)) this.#owners.set(key, owner);
    }
  }

  /** Those that look like the same business, with the field that says so. */
  find(identity: Identity): { field: keyof Identity; owner: Owner }[] {
    return marksOf(identity).flatMap((mark) => {
      const owner = this.#owners.get(keyOf(mark));
      return owner === undefined ? [] : [{ field: mark.field, owner }];
    });
  }
}

const keyOf = ({ field, value }: Mark) => `${field} ${value}`;
