import { countList } from "#app/languages/count-list.ts";
import { formatDate } from "#app/calendar/format-date.ts";
import { categoryPath } from "#app/catalogue/directory/category-path.ts";
import { FactOrigin } from "#app/catalogue/venue-facts/fact-origin.tsx";
import { PageHero } from "#app/site/frame/page-hero.tsx";
import { ThemeLink } from "#app/site/theme/theme-link.tsx";
import { PageLinks } from "#app/visitor/page-links/page-links.tsx";
import { SectionHead } from "#app/ui/design-system/section-head.tsx";

import type { FactPageData, FactPageEntry } from "./fact-page-data.server.ts";

import "./fact-page.css";

/** Who says yes, who says yes with a condition, and whom nobody has asked yet. */
export function FactPageView({ id, page }: { id: string; page: FactPageData }) {
  const { category, noun, heading, intro, fits, conditions, unknown, fails, others } = page;
  return (
    <div id={id}>
      <PageHero resting eyebrow={`${noun.many}, by what they answered`} heading={heading} lede={intro} />
      <section className="section" aria-labelledby="yes-heading">
        <div className="wrap">
          <SectionHead
            heading={yesWords(fits.length)}
            id="yes-heading"
            lede="By name. Each answer has its source and its day."
          />
          <Entries entries={fits} />
          {conditions.length > 0 && (
            <div className="answers__group">
              <SectionHead
                heading={
                  conditions.length === 1
                    ? "One says yes, with a condition"
                    : `${conditions.length} say yes, with a condition`
                }
                lede="Read what it depends on, and have it in writing."
              />
              <Entries entries={conditions} />
            </div>
          )}
          <Saturdays category={category} />
        </div>
      </section>
      {unknown.length > 0 && <Unknown page={page} />}
      <section className="section" aria-label="Other pages">
        <div className="wrap answers__ways">
          {fails.length > 0 && (
            <details className="answers__no">
              <summary>{fails.length === 1 ? "One says no" : `${fails.length} say no`}</summary>
              <Entries entries={fails} />
            </details>
          )}
          <PageLinks id="others-heading" heading="Other questions that couples ask" pages={others} />
          <p>
            <ThemeLink to={noun.path} className="text-link">
              All {noun.many.toLowerCase()}
            </ThemeLink>
          </p>
        </div>
      </section>
    </div>
  );
}

const yesWords = (count: number) =>
  count === 0 ? "Nobody has said yes to all of it yet" : count === 1 ? "One says yes" : `${count} say yes`;

function Entries({ entries }: { entries: readonly FactPageEntry[] }) {
  if (entries.length === 0) return null;
  return (
    <ul className="panel-grid">
      {entries.map((entry) => (
        <li key={entry.id} className="answer-card panel">
          <h3 className="heading-medium">
            <ThemeLink to={entry.path}>{entry.name}</ThemeLink>
          </h3>
          {entry.location !== "" && <p className="answer-card__place">{entry.location}</p>}
          <dl>
            {entry.answers.map((answer) => (
              <Answer key={answer.key} answer={answer} owner={entry.name} />
            ))}
          </dl>
          {entry.saturdays.length > 0 && (
            <p className="answer-card__days">
              Says it is free on {listSaturdays(entry.saturdays)}
              {entry.datesAsOf !== null &&
                ` (${entry.areDatesOld ? "old: " : ""}${entry.areDatesFromFile ? "from a file of" : "as of"} ${formatDate(entry.datesAsOf)})`}
              .
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}

const resultWords = { yes: "Yes", condition: "With a condition", no: "No", unknown: "Not known yet" };

function Answer({ answer, owner }: { answer: FactPageEntry["answers"][number]; owner: string }) {
  const { label, result, said, arrange } = answer;
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <strong className={`answer-card__word answer-card__word--${result}`}>
          {resultWords[result]}
          {result === "condition" && arrange !== null && `: ${arrange}`}
        </strong>
        {said !== null && said.text !== "" && <> {said.text}</>}
        {said !== null && <FactOrigin fact={said} sample={false} owner={owner} />}
      </dd>
    </div>
  );
}

/** Whom nobody has asked, or whose answer is too old: one press asks them. */
function Unknown({ page: { noun, unknown, ask } }: { page: FactPageData }) {
  const { one, many } = noun;
  const count = unknown.length;
  return (
    <section className="section section--surface" aria-labelledby="unknown-heading">
      <div className="wrap">
        <SectionHead
          heading={
            count === 1
              ? `Of one ${one} it isn’t known yet`
              : `Of ${count} ${many.toLowerCase()} it isn’t known yet`
          }
          id="unknown-heading"
          lede="That is neither a yes nor a no. Ask, and the answer comes back to you, and to this page where they agree."
        />
        <ul className="answers__unknown">
          {unknown.map(({ id, name, path, answers, open }) => (
            <li key={id}>
              <ThemeLink to={path} className="text-link">
                {name}
              </ThemeLink>
              {answers.length > 1 && <span>{open.map(({ label }) => label).join(", ")}</span>}
            </li>
          ))}
        </ul>
        {ask !== null && (
          <p>
            <ThemeLink to={ask.path} rel="nofollow" className="button button--primary">
              Ask for what nobody knows{ask.count < count && `: the first ${ask.count}`}
            </ThemeLink>
          </p>
        )}
      </div>
    </section>
  );
}

/** No fact says on which days of the week a business works: its calendar does. */
function Saturdays({ category }: { category: FactPageData["category"] }) {
  return (
    <p className="note answers__days">
      Saturdays: where a business keeps its calendar with us, its next free ones stand with its answers. For
      your own day,{" "}
      <ThemeLink to={categoryPath(category)} className="text-link">
        filter by date
      </ThemeLink>
      .
    </p>
  );
}

/** 'Saturday, 28 November 2026', or 'these Saturdays: 28 November 2026 and 5 December 2026'. */
const listSaturdays = (days: readonly string[]) =>
  `${days.length === 1 ? "Saturday, " : "these Saturdays: "}${countList(days.map(formatDate))}`;
