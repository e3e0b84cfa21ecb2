import { Icon } from "#app/ui/illustrations/icon.tsx";
import { PlanField } from "#app/plan/ui/fields/plan-field.tsx";
import { PlanTextArea } from "#app/plan/ui/fields/plan-text-area.tsx";
import { readMoney, showMoney } from "#app/plan/ui/fields/parse-fields.ts";
import { useChange, useMayEdit } from "#app/plan/session/plan-provider.tsx";
import { ThemeLink } from "#app/wedding-theme/theme-link.tsx";

import { AnswersLink } from "./replies-link.tsx";
import { BusinessDetails } from "./business-details.tsx";
import { isListing, nameOf, statusWithQuote } from "#app/plan/shortlist/shortlist-rules.ts";
import { shortlist, type Shortlisted } from "#app/plan/shortlist/shortlist-tables.ts";
import { StatusChoice } from "./status-choice.tsx";
import { Unhearted } from "./removed-heart-question.tsx";

const largestQuote = 1_000_000_000;

type BusinessCardProps = {
  row: Shortlisted;
  /** Whether it is to be asked along with others. */
  isTicked: boolean;
  tick: (id: string, isTicked: boolean) => void;
};

/** One business: where it stands, its quote, what it holds, and what else the couple knows. */
export function BusinessCard({ row, isTicked, tick }: BusinessCardProps) {
  const { put, remove } = useChange(shortlist);
  const readOnly = !useMayEdit();
  const { id, status } = row;
  const name = nameOf(row);
  return (
    <li className="panel shortlist__business" data-status={status}>
      <div className="shortlist__head">
        <h4 className="heading-small">
          {isListing(id) ? <ThemeLink to={`/vendors/${id}`}>{name}</ThemeLink> : name}
        </h4>
        <StatusChoice row={row} choose={(chosen) => put(id, { status: chosen })} readOnly={readOnly} />
      </div>
      {!readOnly && row.unhearted && <Unhearted row={row} />}
      <div className="shortlist__quote">
        <PlanField
          label="Quote"
          inputMode="decimal"
          value={row.quoteCents}
          show={showMoney}
          read={readMoney(largestQuote)}
          write={(quoteCents) => put(id, { quoteCents, status: statusWithQuote(status, quoteCents) })}
          readOnly={readOnly}
        />
        <PlanTextArea
          label="What it holds"
          value={row.quoteNote}
          write={(quoteNote) => put(id, { quoteNote })}
          maxLength={2000}
          readOnly={readOnly}
        />
      </div>
      <BusinessDetails row={row} />
      <div className="shortlist__foot">
        <AnswersLink enquiry={row.enquiry} />
        {!readOnly && isListing(id) && (
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
            onClick={() => remove(id)}
          >
            <Icon name="close" />
            Remove
          </button>
        )}
      </div>
    </li>
  );
}
