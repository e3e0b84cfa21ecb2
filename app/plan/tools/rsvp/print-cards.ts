/**
 * Prints the households' cards once their typefaces are loaded: the cards are first shown in print, which does not
 * wait for them.
 */
export async function printCards(): Promise<void> {
  const cards = [...document.querySelectorAll(".rsvp-cards > li")];
  await Promise.allSettled(
    cards.map((card) => document.fonts.load(`1em ${getComputedStyle(card).fontFamily}`, card.textContent)),
  );
  window.print();
}
