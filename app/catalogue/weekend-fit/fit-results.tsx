import type { ReactNode } from "react";

import { AddToPlan } from "#app/catalogue/plan-outbox/add-to-plan.tsx";
import { SampleBadge } from "#app/catalogue/listings/sample-badge.tsx";
import { ThemeLink } from "#app/site/theme/theme-link.tsx";
import { SectionHead } from "#app/ui/design-system/section-head.tsx";
import { formatCount } from "#app/languages/site-language.ts";

import { askingPath } from "./asking-path.ts";
import type { AskedWeekend } from "./asked-weekend.ts";
import { FitCard } from "./fit-card.tsx";
import type { FitReport, ReportedFit } from "./fit-report.ts";
import { FitSourceNote } from "./fit-source-note.tsx";
import { describeUntried } from "./untried.ts";
import { FitVendors } from "./vendors/fit-vendors.tsx";

/** Results that stand with everything; the rest are lines that open. */
const wholeCards = 3;

type FitResultsProps = {
  report: FitReport;
  /** Null where there is nothing to ask any more: its days are past. */
  asked: AskedWeekend | null;
  /** The picture of a venue. */
  artOf?: (id: number) => ReactNode;
};

/** Where a weekend fits, where it fits if something is settled, and why not elsewhere. */
export function FitResults({ report, asked, artOf }: FitResultsProps) {
  const { fits, fitsIf, fails, together, vendors } = report;
  const untried = describeUntried(report.untried);
  const card = (fit: ReportedFit, at: number) => (
    <FitCard
      key={fit.key}
      fit={fit}
      asked={asked}
      isOpen={at === 0}
      art={fit.venues[0] === undefined ? undefined : artOf?.(fit.venues[0].id)}
    />
  );
  // Where one place carries it about as well, nobody wants to move between two.
  const isTogetherFirst =
    fits.length === 0 && (together[0]?.open.length ?? 99) < (fitsIf[0]?.open.length ?? 99);
  const spread = together.length > 0 && (
    <div className="fit-group" id="together">
      <SectionHead
        heading="Spread over more than one place"
        id="together-heading"
        lede="Together these do better than each of them alone."
      />
      <ul className="fit-cards">{together.slice(0, wholeCards).map(card)}</ul>
    </div>
  );
  return (
    <>
      <p className="fit-counts">
        <VerdictCount count={fits.length} words="fit" to="fits" />
        <VerdictCount count={fitsIf.length} words="fit if something is settled" to="fits-if" />
        <VerdictCount count={fails.length} words={fails.length === 1 ? "doesn’t" : "don’t"} to="fails" />
      </p>
      {untried !== null && <p className="note">{untried}</p>}
      {fits.length > 0 && (
        <div className="fit-group" id="fits">
          <SectionHead heading="These carry all of it" id="fits-heading" />
          <ul className="fit-cards">{fits.map(card)}</ul>
        </div>
      )}
      {isTogetherFirst && spread}
      {fitsIf.length > 0 && (
        <div className="fit-group" id="fits-if">
          <SectionHead
            heading="These fit if ..."
            id="fits-if-heading"
            lede="Nothing that is known stands in the way. What nobody has said yet is a question, not a yes."
          />
          <ul className="fit-cards">{fitsIf.slice(0, wholeCards).map(card)}</ul>
          {fitsIf.length > wholeCards && (
            <details className="fit-more panel">
              <summary>{fitsIf.length - wholeCards} more, with more to ask</summary>
              <ul className="fit-cards">{fitsIf.slice(wholeCards).map((fit) => card(fit, wholeCards))}</ul>
            </details>
          )}
        </div>
      )}
      {!isTogetherFirst && spread}
      {vendors !== null && <FitVendors {...vendors} />}
      {fails.length > 0 && <Failures fails={fails} />}
      {asked !== null && <NextSteps report={report} asked={asked} />}
    </>
  );
}

function VerdictCount({ count, words, to }: { count: number; words: string; to: string }) {
  const text = (
    <>
      <strong>{formatCount(count)}</strong> <span>{words}</span>
    </>
  );
  return count === 0 ? (
    <span className="fit-counts__part">{text}</span>
  ) : (
    <a className="fit-counts__part" href={`#${to}`}>
      {text}
    </a>
  );
}

/** Why not elsewhere, the smallest change first. */
function Failures({ fails }: { fails: readonly ReportedFit[] }) {
  return (
    <div className="fit-group" id="fails">
      <SectionHead
        heading="These don’t, and why"
        id="fails-heading"
        lede="The shortest reason first, with the smallest change that would make it fit."
      />
      <ul className="fit-fails panel">
        {fails.map(({ key, venues, reason, changes, changed, sources }) => (
          <li key={key}>
            <h3 className="heading-small">
              {venues.map(({ slug, name, fictional }) => (
                <span key={slug}>
                  <ThemeLink to={`/venues/${slug}`}>{name}</ThemeLink>
                  {fictional && <SampleBadge />}
                </span>
              ))}
            </h3>
            <p>
              {reason.charAt(0).toUpperCase()}
              {reason.slice(1)};{" "}
              {changed === null ? (
                changes
              ) : (
                <ThemeLink to={changed} rel="nofollow" preventScrollReset>
                  {changes}
                </ThemeLink>
              )}
              .
              {sources.map((source) => (
                <FitSourceNote key={source.text} source={source} />
              ))}
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Most venues that one press asks or adds. */
const mostAtOnce = 10;

/** What follows from it: ask, and put it into the plan. Nobody is behind a sample. */
function NextSteps({ report: { fits, fitsIf }, asked }: { report: FitReport; asked: AskedWeekend }) {
  const able = [...fits, ...fitsIf];
  const real = able.filter(({ venues }) => venues.every(({ fictional }) => !fictional));
  const best = real.slice(0, mostAtOnce);
  if (best.length === 0) return null;
  const ids = best.flatMap(({ venues }) => venues.map(({ id }) => id));
  const asks = best.flatMap((fit) => fit.asks);
  const of = best.length === 1 ? "of it" : `of the best ${best.length}`;
  const [only] = best.length === 1 ? best : [];
  return (
    <div className="fit-next panel">
      <h2 className="heading-medium">Ask for what we don’t know</h2>
      <p>
        One message to {only === undefined ? `the best ${best.length}` : only.venues[0]?.name}, with only{" "}
        {only === undefined ? "its own questions for each" : "its own questions"}. Where a venue hasn’t joined
        us yet, we pass your message on.{real.length < able.length && " Sample listings aren’t asked."}
      </p>
      <p className="fit-card__actions">
        <ThemeLink
          to={askingPath({ vendors: ids, ...asked }, asks)}
          rel="nofollow"
          className="button button--primary"
        >
          Ask what nobody has said {of}
        </ThemeLink>
        <AddToPlan
          message={{ kind: "listings", ids, from: "weekend-fit" }}
          what={best.length === 1 ? "This venue" : `All ${ids.length} venues`}
          to="/plan/shortlist"
          label={best.length === 1 ? "Add to your plan" : `Add these ${ids.length} to your plan`}
          className="button button--line"
        />
      </p>
    </div>
  );
}
