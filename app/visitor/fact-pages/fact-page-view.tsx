import { countList } from "#app/languages/count-list.ts";
import { formatDate } from "#app/calendar/format-date.ts";
import { categoryPath } from "#app/catalogue/directory/category-path.ts";
import { FactOrigin } from "#app/catalogue/venue-facts/fact-origin.tsx";
import { PageHero } from "#app/site/frame/page-hero.tsx";
import { ThemeLink } from "#app/site/theme/theme-link.tsx";
import { PageLinks } from "#app/visitor/page-links/page-links.tsx";
import { SectionHead } from "#app/ui/design-system/section-head.tsx";

import type { FactPageData, FactPageEntry } from "./fact-page-data.server.ts";
import { UnknownBusinesses } from "./unknown-businesses.tsx";

import "./fact-page.css";

/** Who says yes, who says yes with a condition, and whom nobody has asked yet. */
export function FactPageView({ id, page }: { id: string; page: FactPageData }) {
  const { category, noun, heading, intro, questions, fits, conditions, unknown, fails, others } = page;
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
          <p className="note answers__questions">
            {questions.length === 1 ? "The question" : "The questions"}:{" "}
            {questions.map((question) => `“${question}”`).join(" ")}
          </p>
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
      {unknown.count > 0 && <UnknownBusinesses noun={noun} unknown={unknown} />}
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
                ` (${entry.areDatesFromFile ? "from a calendar file of" : entry.areDatesOld ? "from" : "as of"} ${formatDate(entry.datesAsOf)}${entry.areDatesOld ? ": ask first" : ""})`}
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

/** No fact says on which days of the week a business works: its calendar does. */
function Saturdays({ category }: { category: FactPageData["category"] }) {
  return (
    <p className="note answers__days">
      Saturdays: if a business shares its calendar with us, you see its next free ones below its answers. For
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
