import { TextArea } from "#app/ui/form-fields/text-area.tsx";
import { EnquirySidebar } from "#app/couple/enquiries/enquiry-sidebar.tsx";
import { enquiryMaxLengths } from "#app/couple/enquiries/enquiry-options.ts";
import { ShortEnquiryForm } from "#app/couple/enquiries/short-enquiry-form.tsx";
import { ResponseTime } from "#app/catalogue/listings/response-time.tsx";
import { TakenDates } from "#app/catalogue/listings/taken-dates.tsx";

import { useQuestionBasket } from "./question-basket.tsx";
import { sectionHeading } from "./venue-sections.ts";
import { questionFor, type QuestionKey } from "./venue-questions.ts";
import type { VenuePageData } from "./venue-page-data.ts";

type VenueEnquiryProps = {
  id: string;
  sheet: VenuePageData;
  /** The questions in the URL: the form contains them from the beginning. */
  asked: readonly QuestionKey[];
};

/** The ticket that stays beside the facts: the enquiry, with the tapped questions. */
export function VenueEnquiry({ id, sheet: { listing, venue }, asked }: VenueEnquiryProps) {
  const { card } = listing;
  const { field, said, empty } = useQuestionBasket();
  return (
    <EnquirySidebar
      card={card}
      id={id}
      eyebrow="Plan a visit"
      heading={sectionHeading("enquiry")}
      note={
        card.responseTime === null ? null : (
          <>
            Usually answers: <ResponseTime card={card} />
          </>
        )
      }
    >
      <TakenDates {...listing} />
      <ShortEnquiryForm
        vendor={card}
        reachable={listing.reachable}
        claimed={listing.claimed}
        renderQuestions={(error) => (
          <div>
            <TextArea
              idPrefix="ask"
              name="questions"
              label="Your questions"
              hint="(one on each line)"
              error={error}
              value={asked.map((key) => questionFor(key, venue.province)).join("\n")}
              maxLength={enquiryMaxLengths.questions}
              ref={field}
            />
            <output className="note">{said}</output>
          </div>
        )}
        onSaved={empty}
      />
    </EnquirySidebar>
  );
}
