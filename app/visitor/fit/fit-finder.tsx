import { useLocation } from "react-router";

import { formatDate } from "#app/calendar/format-date.ts";
import { ListingArt } from "#app/catalogue/listings/listing-art.tsx";
import { askedWeekend } from "#app/catalogue/weekend-fit/asked-weekend.ts";
import { FitResults } from "#app/catalogue/weekend-fit/fit-results.tsx";

import type { FitPageData } from "./fit-page.tsx";
import { WeekendProposalForm } from "./proposal/weekend-proposal-form.tsx";
import { useFocusOnTarget } from "./use-focus-on-target.ts";
import { WeekendForm } from "./weekend-form.tsx";

/** The weekend that is asked for, and where it fits. */
export function FitFinder({
  id,
  weekend,
  passedDate,
  report,
  cards,
  months,
  kinds,
}: Omit<FitPageData, "rules" | "answerPages"> & { id: string }) {
  const { search } = useLocation();
  useFocusOnTarget();
  const artOf = (venue: number) => {
    const card = cards.find((each) => each.id === venue);
    return card === undefined ? undefined : <ListingArt card={card} />;
  };
  return (
    <div id={id}>
      <section className="section" aria-labelledby="weekend-heading">
        <div className="wrap">
          <WeekendForm key={search} {...{ weekend, passedDate, months, kinds }} />
        </div>
      </section>
      <section className="section section--band" id="results" tabIndex={-1} aria-label="Where it fits">
        <div className="wrap">
          {passedDate !== null && (
            <p className="note fit-passed">
              {formatDate(passedDate)} has passed, so this is where it fits on no particular day.
            </p>
          )}
          <FitResults report={report} asked={askedWeekend(weekend)} artOf={artOf} />
          <WeekendProposalForm weekend={weekend} />
        </div>
      </section>
    </div>
  );
}
