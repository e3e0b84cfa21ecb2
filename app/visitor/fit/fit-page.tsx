import type { VendorKindId } from "#content/fit/vendor-kinds.ts";
import type { ListingCard } from "#app/catalogue/directory/listing-card.ts";
import type { FitReport } from "#app/catalogue/weekend-fit/fit-report.ts";
import type { FitRuleWords } from "#app/catalogue/weekend-fit/fit-rule.ts";
import type { Weekend } from "#app/catalogue/weekend-fit/weekend.ts";
import { PageHero } from "#app/site/frame/page-hero.tsx";
import { lazyCode, lazySection } from "#app/ui/design-system/lazy-section.tsx";

import { FitNotes } from "./fit-notes.tsx";

/** What the page shows of a venue beside its name. */
export type PicturedVenue = Pick<
  ListingCard,
  "id" | "name" | "category" | "services" | "southAsian" | "fictional" | "image" | "picture"
>;

export type FitPageData = {
  weekend: Weekend;
  /** A date that was asked for and has passed: the report is of no day. */
  passedDate: string | null;
  report: FitReport;
  cards: readonly PicturedVenue[];
  rules: readonly FitRuleWords[];
  /** Kinds of vendor that can be asked for. */
  kinds: readonly { id: VendorKindId; label: string }[];
  /** Pages made of the same facts. */
  answerPages: readonly { path: string; label: string }[];
  /** Months that can be chosen, from this one on, such as 2027-06. */
  months: readonly string[];
};

const FitFinder = lazySection(
  lazyCode(() => import("./fit-finder.tsx")),
  (code) => code.FitFinder,
);

/** Which places can carry a whole weekend. */
export function FitPage(given: FitPageData) {
  return (
    <>
      <PageHero
        resting
        eyebrow="Weekend fit"
        heading="Which places carry your whole weekend"
        lede="Every event with its guests, its fire, its dhol and its kitchen, checked against what is known of each venue. You see where it fits, where it would, and what to ask."
      />
      <FitFinder id="fit" {...given} />
      <FitNotes rules={given.rules} answerPages={given.answerPages} />
    </>
  );
}
