import { startTransition, useEffect, useState } from "react";

import type { ListingCard } from "#app/catalogue/directory/listing-card.ts";

/** Cards that are visible first: two rows of the widest grid. */
const firstCards = 6;
/** Pause in typing before more cards are rendered, in milliseconds. */
const rest = 400;

/**
 * How many of the cards to render. During typing only the first ones, and the others when typing pauses or
 * the page is scrolled: laying out two dozen takes longer than the time to the next key. After anything else
 * all of them are rendered at once, so that the page keeps its scroll position.
 */
export function useDeferredCardCount(cards: readonly ListingCard[], isTyped: boolean): number {
  const [drawn, setDrawn] = useState({ cards, count: cards.length });
  const isKnown = showSameListings(drawn.cards, cards);
  const count = Math.min(cards.length, isKnown ? drawn.count : isTyped ? firstCards : cards.length);

  useEffect(() => {
    // oxlint-disable-next-line react-hooks/set-state-in-effect -- what was drawn of an answer is noted: the one before may come again
    setDrawn((before) => (showSameListings(before.cards, cards) ? before : { cards, count }));
  }, [cards, count]);

  const waits = count < cards.length;
  useEffect(() => {
    if (!waits) return;
    const draw = (more: number) => startTransition(() => setDrawn({ cards, count: more }));
    const next = () => draw(count + firstCards);
    let timer = setTimeout(next, rest);
    const onInput = () => {
      clearTimeout(timer);
      timer = setTimeout(next, rest);
    };
    const onMove = () => draw(cards.length);
    document.addEventListener("input", onInput);
    window.addEventListener("scroll", onMove, { passive: true, once: true });
    return () => {
      clearTimeout(timer);
      document.removeEventListener("input", onInput);
      window.removeEventListener("scroll", onMove);
    };
  }, [waits, cards, count]);
  return count;
}

/** Whether two lists have the same content: every response is a new list. */
export function showSameListings(a: readonly ListingCard[], b: readonly ListingCard[]): boolean {
  return a === b || (a.length === b.length && a.every((card, position) => card === b[position]));
}
