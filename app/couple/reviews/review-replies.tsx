import { TextArea } from "#app/ui/form-fields/text-area.tsx";
import { createFieldProps } from "#app/messaging/forms/field-props.ts";
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
  const isRejected = (id: number) => what === "answer-review" && said?.review === String(id);
  return (
    <>
      <p>
        Couples who booked you (you both confirmed it) can review you after their wedding. You can answer each
        review once. Everyone can read it below the review, and it can’t be changed.
      </p>
      <ul className="reviews">
        {reviews.map((review) => (
          <li key={review.id}>
            <ReviewItem review={review} business={business} />
            {review.answer === null && (
              <ReviewReplyForm
                review={review.id}
                errors={isRejected(review.id) ? errors : none}
                said={isRejected(review.id) ? said?.answer : undefined}
              />
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

const none: AnswerReviewsProps["errors"] = {};

type ReviewReplyFormProps = Pick<AnswerReviewsProps, "errors"> & { review: number; said: string | undefined };

function ReviewReplyForm({ review, errors, said }: ReviewReplyFormProps) {
  const parts = { idPrefix: `answer-${review}`, labels: { answer: "Your answer" }, errors };
  const field = createFieldProps(parts, { answer: said ?? "" });
  return (
    <PrivateForm preventScrollReset className="review-answer" draft={parts.idPrefix} summary={parts}>
      <input type="hidden" name="what" value="answer-review" />
      <input type="hidden" name="review" value={review} />
      <TextArea
        {...field("answer")}
        hint="(once; everyone can read it)"
        maxLength={reviewLengthLimits.answer}
        required
      />
      <button type="submit" className="button button--line">
        Publish answer
      </button>
    </PrivateForm>
  );
}
