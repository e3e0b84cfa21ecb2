import { useDeletion } from "#app/plan/ui/use-deletion.ts";
import { removeRow } from "#app/plan/document/plan-table.ts";
import { href } from "react-router";
import { Icon } from "#app/ui/illustrations/icon.tsx";
import { PlanCheckbox } from "#app/plan/ui/fields/plan-checkbox.tsx";
import { PlanField } from "#app/plan/ui/fields/plan-field.tsx";
import { PlanTextArea } from "#app/plan/ui/fields/plan-text-area.tsx";
import { parseMoney, formatMoney } from "#app/plan/ui/fields/parse-fields.ts";
import { useRowMutations, useCanEdit } from "#app/plan/session/plan-provider.tsx";
import { ThemeLink } from "#app/site/theme/theme-link.tsx";

import type { PrivatePlanLink } from "#app/plan/document/plan-link.ts";

import { BookedQuote } from "./booked-quote.tsx";
import { RepliesLink } from "./replies-link.tsx";
import { BusinessDetails } from "./business-details.tsx";
import { isListingId, businessName, statusAfterQuote } from "#app/plan/rules/shortlist/shortlist-rules.ts";
import { shortlist, type ShortlistRow } from "#app/plan/schema/shortlist.schema.ts";
import { StatusChoice } from "./status-choice.tsx";
import { RemovedHeartQuestion } from "./removed-heart-question.tsx";

const largestQuote = 1_000_000_000;

/** The id of the element of a business on the page. */
export const businessElementId = (id: string) => `business-${id}`;

type BusinessCardProps = {
  row: ShortlistRow;
  /** Whether it is selected for a joint enquiry. */
  isTicked: boolean;
  tick: (id: string, isTicked: boolean) => void;
  /** The private link of the open plan; null where it was opened from the device. */
  link: PrivatePlanLink | null;
};

/** One business: its status, its quote, what the quote includes, and the couple's notes. */
export function BusinessCard({ row, isTicked, tick, link }: BusinessCardProps) {
  const { put } = useRowMutations(shortlist);
  const remove = useDeletion();
  const readOnly = !useCanEdit();
  const { id, status } = row;
  const name = businessName(row);
  return (
    <li id={businessElementId(id)} tabIndex={-1} className="panel shortlist__business" data-status={status}>
      <div className="shortlist__head">
        <h4 className="heading-small">
          {isListingId(id) ? <ThemeLink to={href("/vendors/:id", { id })}>{name}</ThemeLink> : name}
        </h4>
        <StatusChoice row={row} choose={(chosen) => put(id, { status: chosen })} readOnly={readOnly} />
      </div>
      {!readOnly && row.unhearted && <RemovedHeartQuestion row={row} />}
      <div className="shortlist__quote">
        <div>
          <PlanField
            label="Quote"
            inputMode="decimal"
            value={row.quoteCents}
            show={formatMoney}
            read={parseMoney(largestQuote)}
            write={(quoteCents) => put(id, { quoteCents, status: statusAfterQuote(status, quoteCents) })}
            readOnly={readOnly}
          />
          <PlanCheckbox
            checked={row.quotePerGuest}
            write={(quotePerGuest) => put(id, { quotePerGuest })}
            readOnly={readOnly}
          >
            Per guest
          </PlanCheckbox>
        </div>
        <PlanTextArea
          label="What it includes"
          value={row.quoteNote}
          write={(quoteNote) => put(id, { quoteNote })}
          maxLength={2000}
          readOnly={readOnly}
        />
      </div>
      {status === "booked" && <BookedQuote row={row} link={link} />}
      <BusinessDetails row={row} />
      <div className="shortlist__foot">
        <RepliesLink enquiry={row.enquiry} sample={row.sample} />
        {!readOnly && isListingId(id) && (
          <label className="checkbox">
            <input
              type="checkbox"
              checked={isTicked}
              aria-label={`Ask ${name}`}
              onChange={({ currentTarget }) => tick(id, currentTarget.checked)}
            />
            Ask
          </label>
        )}
        {!readOnly && (
          <button
            type="button"
            className="text-link plan__remove"
            aria-label={`Remove ${name}`}
            onClick={() => remove(name, (plan) => removeRow(shortlist, plan, id))}
          >
            <Icon name="close" />
            Remove
          </button>
        )}
      </div>
    </li>
  );
}
