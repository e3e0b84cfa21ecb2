import { albertaDate } from "#app/calendar/alberta-time.ts";
import { describeDay, describeMonth } from "#app/calendar/format-date.ts";
import type { Review } from "#app/catalogue/directory/listing.ts";
import { StarRow } from "#app/ui/illustrations/star-row.tsx";

type ReviewItemProps = {
  review: Omit<Review, "id">;
  /** Name of the business. */
  business: string;
};

/** One review as everybody reads it: stars, words, who, when, and what the business said to it. */
export function ReviewItem({ review, business }: ReviewItemProps) {
  const { author, stars, text, month, publishedAt, answer } = review;
  return (
    <article className="review">
      <p className="rating">
        <StarRow rating={stars} />
        {stars} <span>of 5 stars</span>
      </p>
      <p className="review__text">{text}</p>
      <p className="review__by">
        {author || "A couple"}
        {month !== null && `, wedding in ${describeMonth(month)}`}. From an enquiry through this site,{" "}
        {describeDay(albertaDate(publishedAt))}.
      </p>
      {answer !== null && (
        <div className="review__answer">
          <p className="review__by">
            {business} answered on {describeDay(albertaDate(answer.at))}:
          </p>
          <p className="review__text">{answer.text}</p>
        </div>
      )}
    </article>
  );
}
