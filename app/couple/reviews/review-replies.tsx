import { TextArea } from "#app/ui/design-system/form-fields.tsx";
import { FormErrorSummary } from "#app/messaging/forms/form-outcome.tsx";
import type { Review } from "#app/catalogue/directory/listing.ts";
import { PrivateForm } from "#app/messaging/private-links/private-form.tsx";

import { ReviewItem } from "./review-item.tsx";
import { reviewLengthLimits } from "./review-rules.ts";

type AnswerReviewsProps = {
  reviews: readonly Review[];
  business: string;
  /** Which form was rejected. */
  what: string | null;
  errors: Partial<Record<"answer" | "form", string>>;
  /** The typed values, and their review. */
  said?: { review: string; answer: string };
};

/** Couples' reviews of a business, each with its reply or the form for one. */
export function ReviewReplies({ reviews, business, what, errors, said }: AnswerReviewsProps) {
  const refused = what === "answer-review" ? errors : {};
  return (
    <>
      <p>
        Couples who booked you (you both confirmed it) can review you after their wedding. You can answer each
        review once. Everyone can read it below the review, and it can’t be changed.
      </p>
      <FormErrorSummary errors={[refused.form]} />
      <ul className="reviews">
        {reviews.map((review) => (
          <li key={review.id}>
            <ReviewItem review={review} business={business} />
            {review.answer === null && (
              <PrivateForm preventScrollReset className="review-answer">
                <input type="hidden" name="what" value="answer-review" />
                <input type="hidden" name="review" value={review.id} />
                <TextArea
                  idPrefix={`answer-${review.id}`}
                  name="answer"
                  label="Your answer"
                  hint="(once; everyone can read it)"
                  error={said?.review === String(review.id) ? refused.answer : undefined}
                  value={said?.review === String(review.id) ? said.answer : undefined}
                  maxLength={reviewLengthLimits.answer}
                  required
                />
                <button type="submit" className="button button--line">
                  Publish answer
                </button>
              </PrivateForm>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
