import { invitationObstacles } from "#app/business/claims/invitation-obstacle.ts";
import { formatDate } from "#app/calendar/format-date.ts";
import type { Site } from "#app/messaging/request-context.ts";
import {
  lacksPostalAddress,
  mostInvitations,
  previewInvitations,
  usualInvitations,
} from "#app/operator/invitations/preview-invitations.server.ts";
import { categories } from "#content/catalogue/categories.ts";

/** What a run of invitations would do, as the operator reads it before it is sent. */
export type DeskInvitationsView = {
  /** '' for all categories. */
  category: string;
  limit: number;
  most: number;
  /** Numbers of the listings, as the form sends them. */
  ids: string;
  chosen: { id: number; name: string; email: string; source: string }[];
  left: number;
  hindered: { id: number; name: string; why: string }[];
  /** The first of the mails, as plain text; null where none is sent. */
  example: string | null;
  /** Why none can be sent now; null where they can. */
  missing: string | null;
};

/**
 * The preview of a run of invitations.
 * @param asked category and number as they stand in the address; what is none is the usual
 */
export async function previewDeskInvitations(
  site: Pick<Site, "database" | "secret" | "settings">,
  asked: { category: string; limit: string | null },
): Promise<DeskInvitationsView> {
  const category = categories.find(({ id }) => id === asked.category)?.id ?? null;
  const limit = /^\d{1,3}$/.test(asked.limit ?? "") ? Number(asked.limit) : usualInvitations;
  const atMost = Math.min(Math.max(limit, 1), mostInvitations);
  const { chosen, left, hindered, example } = await previewInvitations(site, category, atMost);
  return {
    category: category ?? "",
    limit: atMost,
    most: mostInvitations,
    ids: chosen.map(({ id }) => id).join(","),
    chosen: chosen.map(({ id, name, email, basis: { source, foundOn } }) => ({
      id,
      name,
      email,
      source: source === null ? "the business asked" : `${source}, seen ${formatDate(foundOn)}`,
    })),
    left,
    hindered: hindered.map(({ id, name, obstacle }) => ({ id, name, why: invitationObstacles[obstacle] })),
    example,
    missing: lacksPostalAddress(site.settings)
      ? "Set POSTAL_ADDRESS first: Canada’s anti-spam law wants the sender’s postal address in an invitation."
      : null,
  };
}
