import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Doc } from "yjs";

import { allWords } from "#app/languages/guest-words.server.ts";
import { translate } from "#app/languages/translate.ts";
import { putCell } from "#app/plan/document/plan-grid.ts";
import { putRow } from "#app/plan/document/plan-table.ts";
import { viewHousehold } from "#app/plan/projections/household-view.ts";
import { households, invitations, replyDays } from "#app/plan/schema/guests.schema.ts";
import { rsvp, rsvpRowId } from "#app/plan/schema/rsvp.schema.ts";
import { events } from "#app/plan/schema/wedding.schema.ts";

import { HouseholdReplyFields } from "./household-reply-fields.tsx";

const say = translate(allWords("en"));

test("a rejected form that is corrected is a reply for the day that stands beside it", () => {
  const plan = new Doc();
  putRow(rsvp, plan, rsvpRowId, { open: true });
  putRow(events, plan, "ceremony", { name: "Ceremony", date: "2027-08-28" });
  putRow(households, plan, "gill", { name: "Gill", people: 2 });
  putCell(invitations, plan, "gill", "ceremony", "2:2");
  putCell(replyDays, plan, "gill", "ceremony", "2027-08-21");
  const view = viewHousehold(plan, "gill");
  if (view === null) throw new Error("The page is closed.");
  const posted = { "day-ceremony": ["2027-08-21"], "replied-for-ceremony": [""], "coming-ceremony": ["1"] };
  const markup = renderToStaticMarkup(
    <HouseholdReplyFields
      say={say}
      view={view}
      fields={[]}
      errors={{ message: "Too long" }}
      values={posted}
    />,
  );
  const hidden = (name: string) =>
    new RegExp(`<input type="hidden" readOnly="" name="${name}" value="(.*?)"/>`).exec(markup)?.[1];
  expect(markup).toContain("28 August 2027");
  expect(hidden("day-ceremony")).toBe("2027-08-28");
  expect(hidden("replied-for-ceremony")).toBe("2027-08-21");
});
