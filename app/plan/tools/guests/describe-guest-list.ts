import { formatCount } from "#app/languages/site-language.ts";

/**
 * Which number of guests budget and schedule use.
 * @param count of the people on the list
 * @param planned the couple's own number for the wedding
 * @param byPlan whether some event still goes by a number that was planned
 * @param mayTick whether the reader can say that the list is complete
 */
export function describeGuestList(
  count: number,
  planned: number | null,
  byPlan: boolean,
  isComplete: boolean,
  mayTick: boolean,
): string {
  const byList = "Your budget and schedule go by this list.";
  if (isComplete || !byPlan)
    return isComplete || !mayTick ? byList : `${byList} Tick this once everyone is on it.`;
  const until = mayTick ? "until you tick this" : "until the list is complete";
  return planned !== null && planned > count
    ? `Planned for ${formatCount(planned)} guests; ${formatCount(count)} ${count === 1 ? "is" : "are"} on the list so far. Your budget and schedule go by the larger number, less anyone who isn’t coming, ${until}.`
    : `Where fewer are invited, your planned number counts ${until}.`;
}
