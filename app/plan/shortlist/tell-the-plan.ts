/** What happens on other pages and belongs into the plan. */
export type NewsForThePlan =
  | { kind: "heart"; ids: readonly number[]; isSaved: boolean }
  /** An enquiry was kept. */
  | { kind: "asked"; ids: readonly number[]; reference: string }
  /** The page with the answers to an enquiry was opened. */
  | { kind: "answers"; ids: readonly number[]; reference: string; path: string };

/**
 * Tells the plan of this device, where there is one. Pages carry no more of the plan than this: what
 * writes it is fetched with the first news. The news waits on the device until the plan has it: without a
 * signal, or where the page is left at once, that is when the plan is opened (waiting-news.ts).
 */
export function tellThePlan(news: NewsForThePlan): void {
  try {
    if (!localStorage["wild-rose-plans"]) return;
    // An item for each, in their order: another window may write at the same moment.
    localStorage.setItem(`wild-rose-news-${Date.now()}-${Math.random()}`, JSON.stringify(news));
  } catch {
    return;
  }
  void import("./take-news.ts").then((rest) => rest.takeNews()).catch(() => {});
}

/** Ids of the listings that are on the shortlist of this device's plan, as the plan noted them (note-hearts.ts). */
export function heartsOfPlan(): number[] {
  try {
    return (localStorage.getItem("wild-rose-hearts") ?? "").split(",").map(Number).filter(Boolean);
  } catch {
    return [];
  }
}

/**
 * The hearts of a visit after those of the plan have changed.
 * @returns the same list where nothing changes
 */
export function followHearts(
  hearts: readonly number[],
  was: readonly number[],
  is: readonly number[],
): readonly number[] {
  const gone = was.filter((id) => !is.includes(id) && hearts.includes(id));
  const come = is.filter((id) => !was.includes(id) && !hearts.includes(id));
  if (gone.length + come.length === 0) return hearts;
  return [...hearts.filter((id) => !gone.includes(id)), ...come];
}
