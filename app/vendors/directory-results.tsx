import { memo, useEffect, useRef } from "react";

import type { ListingCard } from "#app/directory/listing-card.ts";
import { pageSize } from "#app/directory/show-directory.ts";
import { ActionLink } from "#app/design-system/action-link.tsx";

import { ActiveFilters } from "./active-filters.tsx";
import { NoResult } from "./no-result.tsx";
import { RankingNote } from "./ranking-note.tsx";
import { ResultsHeading } from "./results-heading.tsx";
import { ResultsToolbar } from "./results-toolbar.tsx";
import type { DirectoryControls } from "./use-directory.ts";
import { isSameList, useRowsOnRest } from "./use-rows-on-rest.ts";
import { VendorCard } from "./vendor-card.tsx";

export function DirectoryResults({ controls }: { controls: DirectoryControls }) {
  const { query, answer, isTyped, hrefOf, choose } = controls;
  const shown = query.page * pageSize;
  const section = useRef<HTMLElement>(null);
  const firstNew = useRef<number>(undefined);
  const cards = answer.cards.slice(0, useRowsOnRest(answer.cards, isTyped));

  // After 'Show more' reading goes on where the new cards begin.
  useEffect(() => {
    if (firstNew.current === undefined || answer.cards.length <= firstNew.current) return;
    section.current?.querySelectorAll<HTMLElement>(".card__link")[firstNew.current]?.focus();
    firstNew.current = undefined;
  }, [answer.cards]);

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
                Show {Math.min(pageSize, answer.total - shown)} more of {answer.total - shown}
              </ActionLink>
            </p>
          )}
        </>
      )}
    </section>
  );
}

type CardListProps = { cards: readonly ListingCard[]; list: boolean; date: string | null };

/** Cards are the costly part of a keystroke: they render only when the list of them changes. */
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
    before.list === after.list && before.date === after.date && isSameList(before.cards, after.cards),
);
