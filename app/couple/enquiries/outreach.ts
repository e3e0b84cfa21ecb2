import { formatVendorCount } from "./format-vendor-count.ts";

/** How many vendors hear of an enquiry in which way; samples are in none. */
export type Outreach = {
  email: number;
  /** Our team passes it on to them. */
  team: number;
  /** They asked for no email, and find it on their page. */
  page: number;
};

type Reached = { fictional: boolean; isReachable: boolean; isUnsubscribed: boolean };

/** Counts the ways in which an enquiry reaches its listings. */
export function countOutreach(listings: readonly Reached[]): Outreach {
  const ways = listings.flatMap(wayTo);
  const count = (way: keyof Outreach) => ways.filter((each) => each === way).length;
  return { email: count("email"), team: count("team"), page: count("page") };
}

function wayTo({ fictional, isReachable, isUnsubscribed }: Reached): (keyof Outreach)[] {
  if (isReachable) return ["email"];
  if (fictional) return [];
  return [isUnsubscribed ? "page" : "team"];
}

const ways = [
  ["email", "by email"],
  ["team", "by our team"],
  ["page", "on their page"],
] as const satisfies readonly (readonly [keyof Outreach, string])[];

/** How many vendors hear of it. */
export const outreachTotal = ({ email, team, page }: Outreach): number => email + team + page;

/** '4 vendors', or '4 vendors (3 by email, 1 by our team)', '1 vendor (by our team)' where not all get it by email. */
export function formatOutreach(outreach: Outreach): string {
  const vendors = formatVendorCount(outreachTotal(outreach));
  if (outreach.team + outreach.page === 0) return vendors;
  const used = ways.filter(([way]) => outreach[way] > 0);
  const parts = used.map(([way, how]) => (used.length === 1 ? how : `${outreach[way]} ${how}`));
  return `${vendors} (${parts.join(", ")})`;
}
