import { albertaDate } from "#app/calendar/alberta-time.ts";
import { formatDate, formatMonth } from "#app/calendar/format-date.ts";
import type { Review } from "#app/catalogue/directory/listing.ts";
import { StarRow } from "#app/ui/illustrations/star-row.tsx";

type ReviewItemProps = {
  review: Omit<Review, "id">;
  /** Name of the business. */
  business: string;
};

/** One public review: stars, text, author, date, and the business's reply. */
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
        {month !== null && `, wedding in ${formatMonth(month)}`}. From an enquiry through this site,{" "}
        {formatDate(albertaDate(publishedAt))}.
      </p>
      {answer !== null && (
        <div className="review__answer">
          <p className="review__by">
            {business} answered on {formatDate(albertaDate(answer.at))}:
          </p>
          <p className="review__text">{answer.text}</p>
        </div>
      )}
    </article>
  );
}
