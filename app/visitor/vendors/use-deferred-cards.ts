import { startTransition, useEffect, useState } from "react";

import type { ListingCard } from "#app/catalogue/directory/listing-card.ts";

/** Cards that are in view above all others: two rows of the widest grid. */
const firstCards = 6;
/** How long nothing may be typed before more cards are drawn, in milliseconds. */
const rest = 400;

/**
 * How many of the cards to draw. After a search that is being typed these are the first ones, and the
 * others when the keys rest or the page is moved: to lay out two dozen takes longer than the next key
 * takes to come. After anything else all of them are drawn at once, so that the page keeps its place.
 */
export function useRowsOnRest(cards: readonly ListingCard[], isTyped: boolean): number {
  const [drawn, setDrawn] = useState({ cards, count: cards.length });
  const isKnown = isSameList(drawn.cards, cards);
  const count = Math.min(cards.length, isKnown ? drawn.count : isTyped ? firstCards : cards.length);

  useEffect(() => {
    // oxlint-disable-next-line react-hooks/set-state-in-effect -- what was drawn of an answer is noted: the one before may come again
    setDrawn((before) => (isSameList(before.cards, cards) ? before : { cards, count }));
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

/** Whether two lists show the same: an answer is a new list each time. */
export function isSameList(a: readonly ListingCard[], b: readonly ListingCard[]): boolean {
  return a === b || (a.length === b.length && a.every((card, position) => card === b[position]));
}
