/** What happens on other pages and belongs into the plan. */
export type NewsForThePlan =
  | { kind: "heart"; ids: readonly number[]; isSaved: boolean }
  /** An enquiry was kept. */
  | { kind: "asked"; ids: readonly number[]; reference: string }
  /** The page with the answers to an enquiry was opened. */
  | { kind: "answers"; ids: readonly number[]; reference: string; path: string };

/**
 * Tells the plan of this device, where there is one. Pages carry no more of the plan than this: what
 * writes it is fetched with the first news. Without a signal that can fail; what was saved is then
 * offered on the plan's own page.
 */
export function tellThePlan(news: NewsForThePlan): void {
  try {
    if (!localStorage["wild-rose-plans"]) return;
  } catch {
    return;
  }
  void import("./take-news.ts").then((rest) => rest.takeNews(news)).catch(() => {});
}
