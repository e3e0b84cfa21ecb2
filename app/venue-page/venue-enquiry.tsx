import { TextArea } from "#app/design-system/form-fields.tsx";
import { longest } from "#app/enquiries/enquiry-options.ts";
import { ShortEnquiryForm } from "#app/enquiries/short-enquiry-form.tsx";
import { Icon } from "#app/illustrations/icon.tsx";
import { ResponseTime } from "#app/listings/response-time.tsx";
import { ThemeLink } from "#app/wedding-theme/theme-link.tsx";

import { useQuestionBasket } from "./question-basket.tsx";
import { sectionHeading } from "./venue-sections.ts";
import { questionFor, type QuestionKey } from "./venue-questions.ts";
import type { VenueSheet } from "./venue-sheet.ts";

type VenueEnquiryProps = {
  sheet: VenueSheet;
  /** What the address asks: the form has it from the beginning. */
  asked: readonly QuestionKey[];
};

/** The ticket that stays beside the facts: the enquiry, with the questions that were tapped. */
export function VenueEnquiry({ sheet: { listing, venue }, asked }: VenueEnquiryProps) {
  const { card } = listing;
  const { field, said, empty } = useQuestionBasket();
  return (
    <aside className="ask venue-ask without-print" id="enquiry" aria-labelledby="enquiry-heading">
      <div className="ask__ticket">
        <p className="eyebrow">Plan a visit</p>
        <h2 id="enquiry-heading">{sectionHeading("enquiry")}</h2>
        {card.responseTime !== null && (
          <p className="note">
            Usually answers: <ResponseTime card={card} />
          </p>
        )}
        <ShortEnquiryForm
          vendor={card}
          renderQuestions={(error) => (
            <div>
              <TextArea
                idPrefix="ask"
                name="questions"
                label="Your questions"
                hint="(one on each line)"
                error={error}
                value={asked.map((key) => questionFor(key, venue.province)).join("\n")}
                maxLength={longest.questions}
                ref={field}
              />
              <output className="note">{said}</output>
            </div>
          )}
          onKept={empty}
        />
        <p className="note ask__more">
          <ThemeLink to={`/planning?vendors=${card.id}`} className="text-link">
            Use the longer form <Icon name="arrow" />
          </ThemeLink>
        </p>
      </div>
    </aside>
  );
}
