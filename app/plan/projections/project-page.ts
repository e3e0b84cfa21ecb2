import type { Doc } from "yjs";

import type { PageProjection } from "#app/plan/document/projection-types.ts";
import { viewTable } from "#app/plan/document/plan-table.ts";
import { resolveInvitation, suggestInvitation } from "#app/plan/rules/invitations/plan-invitation.ts";
import { isSeenByGuests, isUsuallySeenByGuests } from "#app/plan/rules/schedule/guest-items.ts";
import { timelineOf } from "#app/plan/rules/schedule/timeline.ts";
import { sortEvents } from "#app/plan/rules/wedding-events.ts";
import { coupleNames } from "#app/plan/rules/wedding-page/couple-names.ts";
import { arrangeBlocks } from "#app/plan/rules/wedding-page/page-blocks.ts";
import { pageAddress, usualAddress } from "#app/plan/rules/wedding-page/page-name.ts";
import { invitationDesigns, saveTheDateId } from "#app/plan/schema/invitations.schema.ts";
import { rsvp, rsvpRowId } from "#app/plan/schema/rsvp.schema.ts";
import { moments } from "#app/plan/schema/schedule.schema.ts";
import {
  weddingPage,
  weddingPageBlocks,
  weddingPageEvents,
  weddingPageRowId,
} from "#app/plan/schema/wedding-page.schema.ts";
import { events, wedding, weddingRowId } from "#app/plan/schema/wedding.schema.ts";

/** Maximum numbers of events and of schedule items on a page; a long wedding has some ten and a hundred. */
const maxPageEvents = 100;
const maxPageMoments = 500;

/**
 * The wedding's page as the plan has it now. Preparation, people, notes and contacts of the
 * schedule stay in the plan.
 */
export function projectPage(plan: Doc): PageProjection {
  const couple = viewTable(wedding, plan).row(weddingRowId);
  const row = viewTable(weddingPage, plan).row(weddingPageRowId);
  const asked = viewTable(rsvp, plan).row(rsvpRowId);
  const held = sortEvents(viewTable(events, plan).rows(), couple?.kinds ?? []).slice(0, maxPageEvents);
  const ofPage = viewTable(weddingPageEvents, plan);
  const isPublic = (id: string) => ofPage.row(id)?.isPublic ?? false;
  const timeline = timelineOf(held, viewTable(moments, plan).rows());

  // The place of a private event must not stand on a poster that everybody sees.
  const invitedTo = held.find(({ id }) => id === row?.poster && isPublic(id)) ?? null;
  const { composition, palette, words } = resolveInvitation(
    invitedTo?.id ?? saveTheDateId,
    suggestInvitation(couple, invitedTo),
    viewTable(invitationDesigns, plan).row(invitedTo?.id ?? saveTheDateId),
  );
  return {
    draft: {
      address:
        pageAddress(row?.address ?? "") || usualAddress(couple?.partnerOne ?? "", couple?.partnerTwo ?? ""),
      names: coupleNames(couple),
      welcome: row?.welcome ?? "",
      poster: { event: invitedTo?.id ?? "", composition: composition?.id ?? "", ...palette, words },
      blocks: arrangeBlocks(viewTable(weddingPageBlocks, plan).rows())
        .filter(({ isHidden }) => !isHidden)
        .map(({ id, heading, words: written }) => ({ id, heading, words: written })),
      publicEvents: held.flatMap(({ id }) => (isPublic(id) ? [id] : [])),
      dress: Object.fromEntries(
        held.flatMap(({ id }): [string, string][] => {
          const dress = ofPage.row(id)?.dress ?? "";
          return dress === "" ? [] : [[id, dress]];
        }),
      ),
    },
    kinds: [...(couple?.kinds ?? [])],
    places: [...(couple?.places ?? [])],
    phone: asked?.open === true ? asked.phone : "",
    events: held.map(({ id, kind, name, date, start, minutes, place }) => ({
      id,
      kind,
      name,
      date,
      start,
      minutes,
      place,
    })),
    areMomentsForGuests: true,
    moments: timeline.days
      .flatMap(({ entries }) => entries)
      .flatMap((entry) =>
        entry.type === "moment" && entry.event !== null && isSeenByGuests(entry.moment)
          ? [
              {
                id: entry.id,
                event: entry.event.id,
                date: entry.when.date,
                start: entry.when.start,
                title: entry.title,
                place: entry.moment.place,
              },
            ]
          : [],
      )
      .slice(0, maxPageMoments),
  };
}

/** A stored page with those of its moments that guests see: a former version stored all of them. */
export const withGuestMoments = (page: PageProjection): PageProjection =>
  page.areMomentsForGuests
    ? page
    : { ...page, areMomentsForGuests: true, moments: page.moments.filter(isUsuallySeenByGuests) };
