import { memo } from "react";

import type { CostSource } from "#content/costs/cost-source.ts";
import { formatDate } from "#app/calendar/format-date.ts";

import type { EventCost } from "./calculate-event-cost.ts";
import { costLineNames, describeCents, describeCostOrigin } from "./describe-costs.ts";
import type { CostOrigin } from "./event-cost-line.ts";

/** Every line of an event's sum with how it is worked out and where it comes from. */
export const CostLines = memo(function CostLines({ cost }: { cost: EventCost }) {
  return (
    <dl className="cost-lines">
      {cost.lines.map((line) => (
        <div key={line.id} className="cost-line">
          <dt>{costLineNames[line.id]}</dt>
          <dd className="cost-line__sum">{describeCents(line)}</dd>
          <dd className="cost-line__how">
            {line.formula}
            {[line.origin, ...(line.more ?? [])].map((origin, position) => (
              <LineSource key={position} origin={origin} />
            ))}
          </dd>
        </div>
      ))}
      <div className="cost-line cost-line--total">
        <dt>{cost.event.name} in all</dt>
        <dd className="cost-line__sum">{describeCents(cost.total)}</dd>
      </div>
    </dl>
  );
});

function LineSource({ origin }: { origin: CostOrigin }) {
  return (
    <span className="cost-source">
      {" "}
      <span className={`cost-mark cost-mark--${origin.kind}`}>{describeCostOrigin(origin)}</span>
      <SourceText origin={origin} />
    </span>
  );
}

function SourceText({ origin }: { origin: CostOrigin }) {
  if (origin.kind === "published") return <SourceLinks sources={[origin.source]} />;
  if (origin.kind === "catalogue")
    return (
      <>
        {" "}
        {origin.source}, checked {formatDate(origin.checkedOn)}
      </>
    );
  if (origin.kind === "quoted")
    return ` What caterers quoted ${origin.couples} couples in ${origin.year}. The lowest and the highest are left out; ask whether GST is in it.`;
  if (origin.kind === "rule" || origin.kind === "elsewhere")
    return (
      <>
        {" "}
        {origin.text} <SourceLinks sources={origin.sources} />
      </>
    );
  return null;
}

function SourceLinks({ sources }: { sources: readonly CostSource[] }) {
  return (
    <>
      {sources.map(({ title, url, read }, position) => (
        <span key={url}>
          {position > 0 ? "; " : " "}
          <a href={url} rel="noreferrer nofollow">
            {title}
          </a>
          , read {formatDate(read)}
        </span>
      ))}
      .
    </>
  );
}
