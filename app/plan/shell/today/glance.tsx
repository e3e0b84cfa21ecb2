import { memo } from "react";

import type { ReactNode } from "react";

import { formatRoundDollars } from "#app/money/canadian-dollars.ts";
import type { PrivatePlanLink } from "#app/plan/document/plan-link.ts";
import { wedding, weddingRowId } from "#app/plan/schema/wedding.schema.ts";
import { useRow } from "#app/plan/session/plan-provider.tsx";
import type { Budget } from "#app/plan/tools/budget/calculate-budget.ts";
import { describePriced } from "#app/plan/tools/budget/describe-priced.ts";
import type { InvitedHousehold } from "#app/plan/rules/rsvp/invited-households.ts";
import type { ToolId } from "#app/plan/ui/tool-ids.ts";
import { toolPath } from "#app/plan/ui/tool-path.ts";
import { ThemeLink } from "#app/site/theme/theme-link.tsx";

type GlanceProps = {
  budget: Budget;
  invited: readonly InvitedHousehold[];
  link: PrivatePlanLink | null;
};

/** Money and replies at a glance. */
export const Glance = memo(function Glance({ budget, invited, link }: GlanceProps) {
  const budgetCents = useRow(wedding, weddingRowId)?.budgetCents ?? null;
  const { expected, standing } = budget.totals;
  const priced = describePriced(budget);
  const replied = invited.filter(({ isAnswered }) => isAnswered).length;
  return (
    <div className="glance">
      <Tile
        to="budget"
        link={link}
        name="Money"
        share={budgetCents === null ? null : expected.total / budgetCents}
      >
        <strong>{formatRoundDollars(expected.total)}</strong>{" "}
        <span className="glance__of">
          {budgetCents === null ? "expected" : `of ${formatRoundDollars(budgetCents)}`}
        </span>
        {priced !== null && <small>{priced}</small>}
        {budgetCents !== null && expected.total > budgetCents && (
          <small>{formatRoundDollars(expected.total - budgetCents)} over</small>
        )}
        <small>{formatRoundDollars(standing.paid)} paid</small>
      </Tile>
      <Tile
        to="rsvp"
        link={link}
        name="Replies"
        share={invited.length === 0 ? null : replied / invited.length}
      >
        {invited.length === 0 ? (
          <>
            <strong>0</strong> replies
            <small>no one invited yet</small>
          </>
        ) : (
          <>
            <strong>{replied}</strong> of {invited.length}
            <small>{invited.length === 1 ? "household replied" : "households replied"}</small>
          </>
        )}
      </Tile>
    </div>
  );
});

type TileProps = {
  to: ToolId;
  link: PrivatePlanLink | null;
  name: string;
  /** Filled part of the line below, 0 to 1; null without one. */
  share: number | null;
  children: ReactNode;
};

function Tile({ to, link, name, share, children }: TileProps) {
  return (
    <ThemeLink to={toolPath(to, link)} className="glance__tile">
      <span className="glance__name">{name}</span>
      <span className="glance__figure">{children}</span>
      {share !== null && (
        <meter
          className="glance__line"
          min={0}
          max={1}
          value={Math.min(1, share)}
          data-over={share > 1 || undefined}
        >
          {Math.round(share * 100)}%
        </meter>
      )}
    </ThemeLink>
  );
}
