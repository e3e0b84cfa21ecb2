import { z } from "zod";

import { formatDate } from "#app/calendar/format-date.ts";
import { isPublicWebsite } from "#content/catalogue/public-website.ts";

/**
 * Why an invitation may be sent, as Canada's anti-spam law (CASL) asks for it: the page on which the business
 * publishes its email and the day on which we saw it there, or the day on which the business asked us.
 */
export type InvitationBasis = { source: string | null; foundOn: string };

/**
 * @param today day in Alberta; a basis lies not after it
 * @returns null where the page or the day is missing, or is none
 */
export function readInvitationBasis(
  given: { source: string | null; foundOn: string | null; asked: string | null },
  today: string,
): InvitationBasis | null {
  const day = z.iso.date().safeParse(given.asked ?? given.foundOn);
  if (!day.success || day.data > today) return null;
  if (given.asked !== null) return { source: null, foundOn: day.data };
  const source = given.source?.trim() ?? "";
  return /^https?:/.test(source) && isPublicWebsite(source) ? { source, foundOn: day.data } : null;
}

/** The basis, as the business reads it at the end of the invitation. */
export function describeInvitationBasis(name: string, { source, foundOn }: InvitationBasis): string {
  return source === null
    ? `You’re getting this because ${name} asked us for it on ${formatDate(foundOn)}.`
    : `You’re getting this because ${name} publishes this address at ${source}, where we found it on ${formatDate(foundOn)}.`;
}
