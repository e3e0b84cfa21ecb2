import { memo, useEffect, useRef } from "react";

import type { ListingCard } from "#app/catalogue/directory/listing-card.ts";
import { pageSize } from "#app/catalogue/directory/page-size.ts";
import { ActionLink } from "#app/ui/design-system/action-link.tsx";
import { formatCount } from "#app/languages/site-language.ts";

import { ActiveFilters } from "./active-filters.tsx";
import { NoResult } from "./no-result.tsx";
import { RankingNote } from "./ranking-note.tsx";
import { focusResults, ResultsHeading } from "./results-heading.tsx";
import { ResultsToolbar } from "./results-toolbar.tsx";
import type { DirectoryControls } from "./use-directory.ts";
import { showSameListings, useDeferredCardCount } from "./use-deferred-cards.ts";
import { VendorCard } from "#app/catalogue/listing-cards/vendor-card.tsx";

/** The cards that match; more come below them, and the focus goes to the first new one. */
export function DirectoryResults({ controls }: { controls: DirectoryControls }) {
  const { query, answer, isTyped, hrefOf, choose } = controls;
  const shown = query.page * pageSize;
  const section = useRef<HTMLElement>(null);
  const firstNew = useRef<number>(undefined);
  const cards = answer.cards.slice(0, useDeferredCardCount(answer.cards, isTyped));

  // After 'Show more' the focus goes to the first new card.
  useEffect(() => {
    if (firstNew.current === undefined) return;
    const place = firstNew.current - answer.before;
    if (answer.cards.length <= place) return;
    section.current?.querySelectorAll<HTMLElement>(".card__link")[place]?.focus();
    firstNew.current = undefined;
  }, [answer.cards, answer.before]);

  return (
    <section ref={section} aria-label="Results">
      <ResultsHeading />
      <ResultsToolbar controls={controls} />
      <ActiveFilters controls={controls} />
      {answer.total === 0 ? (
        <NoResult controls={controls} />
      ) : (
        <>
          <RankingNote sort={query.sort} />
          {answer.before > 0 && (
            <p className="show-more">
              <ActionLink
                href={hrefOf({ page: answer.before / pageSize })}
                className="button button--line"
                onAction={() => {
                  choose({ page: answer.before / pageSize });
                  focusResults();
                }}
              >
                Show the {formatCount(answer.before)} before
              </ActionLink>
            </p>
          )}
          <CardList cards={cards} list={query.view === "list"} date={answer.date} />
          {answer.total > shown && cards.length === answer.cards.length && (
            <p className="show-more">
              <ActionLink
                href={hrefOf({ page: query.page + 1 })}
                className="button button--line"
                onAction={() => {
                  firstNew.current = shown;
                  choose({ page: query.page + 1 });
                }}
              >
                Show {Math.min(pageSize, answer.total - shown)} more of {formatCount(answer.total - shown)}
              </ActionLink>
            </p>
          )}
        </>
      )}
    </section>
  );
}

type CardListProps = { cards: readonly ListingCard[]; list: boolean; date: string | null };

/** Cards are the expensive part of a keystroke: they render only when their list changes. */
const CardList = memo(
  function CardList({ cards, list, date }: CardListProps) {
    return (
      <ul className={list ? "cards cards--list" : "cards"}>
        {cards.map((card) => (
          <li key={card.id}>
            <VendorCard card={card} date={date} />
          </li>
        ))}
      </ul>
    );
  },
  (before, after) =>
    before.list === after.list && before.date === after.date && showSameListings(before.cards, after.cards),
);
