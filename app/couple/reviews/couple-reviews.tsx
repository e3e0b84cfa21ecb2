import { FieldError } from "#app/ui/form-fields/field-error.tsx";
import { TextArea } from "#app/ui/form-fields/text-area.tsx";
import { TextField } from "#app/ui/form-fields/text-field.tsx";
import { createFieldProps } from "#app/messaging/forms/field-props.ts";
import { WriteToUs } from "#app/messaging/private-links/write-to-us.tsx";
import { PrivateForm } from "#app/messaging/private-links/private-form.tsx";

import type { CoupleReview } from "./couple-reviews.server.ts";
import { ReviewItem } from "./review-item.tsx";
import { editableDays, reviewLengthLimits } from "./review-rules.ts";

type FormState = {
  formKey: string;
  errors: Partial<Record<string, string>>;
  /** The values typed before a post was rejected. */
  values: Partial<Record<string, string>>;
};

type CoupleReviewsProps = FormState & { reviews: readonly CoupleReview[] };

/** Every business that a couple booked, once its wedding is over, with its review or the form for one. */
export function CoupleReviews({ reviews, ...state }: CoupleReviewsProps) {
  return (
    <>
      <p>
        How was it? Other couples read what you write on the page of the business, under the name that you
        choose. You can change it for {editableDays} days or until the business answers, and delete it as long
        as this page exists.
      </p>
      <div className="review-forms">
        {reviews.map((review) => (
          <section key={review.id} aria-labelledby={`review-${review.id}`}>
            <h3 id={`review-${review.id}`}>{review.name}</h3>
            <OneBusiness {...review} {...state} />
          </section>
        ))}
      </div>
    </>
  );
}

function OneBusiness({ id, name, written, ...state }: CoupleReview & FormState) {
  if (written === null) return <ReviewForm id={id} written={null} {...state} />;
  return (
    <>
      {written.removedFor !== null && (
        <p className="private__notice">
          {written.wasPublished
            ? `Our team removed this review: ${written.removedFor}.`
            : `Our team didn’t publish this review: ${written.removedFor}.`}{" "}
          <WriteToUs words="If we’re mistaken, write to us" />
        </p>
      )}
      {written.removedFor === null && written.isHeld && (
        <p className="private__notice">
          {written.isHeldForText
            ? "Your review is with our team because it has a link, an email address or formatting such as <b>. Leave that out and it won’t have to wait for that."
            : "Thank you. Our team reads this review before it appears, as it does with the first reviews of every business."}
        </p>
      )}
      {written.text !== "" && <ReviewItem review={written} business={name} />}
      {written.isEditable && (
        <details open={isAbout(state, id)}>
          <summary className="button button--line">Edit review</summary>
          <ReviewForm id={id} written={written} {...state} />
        </details>
      )}
      {written.text !== "" && (
        <PrivateForm preventScrollReset className="review-form__doors">
          <input type="hidden" name="what" value="delete-review" />
          <input type="hidden" name="vendor" value={id} />
          <input type="hidden" name="formKey" value={state.formKey} />
          <button type="submit" className="button button--line" aria-label={`Delete the review of ${name}`}>
            Delete the review
          </button>
        </PrivateForm>
      )}
    </>
  );
}

const none: FormState["errors"] = {};

/** Whether the rejected form is this business's. */
const isAbout = ({ values }: FormState, id: number) =>
  values.what === "review" && values.vendor === String(id);

function ReviewForm({ id, written, ...state }: Pick<CoupleReview, "id" | "written"> & FormState) {
  const { errors, values: typed }: Omit<FormState, "formKey"> = isAbout(state, id)
    ? state
    : { errors: none, values: {} };
  const prefix = `review-${id}`;
  const chosen = typed.stars ?? (written === null ? "" : String(written.stars));
  const labels = { stars: "Stars", review: "Your review", author: "Name to show" };
  const parts = { idPrefix: prefix, labels, errors };
  const field = createFieldProps(parts, {
    review: typed.review ?? written?.text ?? "",
    author: typed.author ?? written?.author ?? "",
  });
  const showsMonth =
    typed.what === "review" ? typed.month === "yes" : written === null || written.month !== null;
  return (
    <PrivateForm preventScrollReset draft={prefix} summary={parts}>
      <input type="hidden" name="what" value="review" />
      <input type="hidden" name="vendor" value={id} />
      <input type="hidden" name="formKey" value={state.formKey} />
      <fieldset
        className="field"
        aria-describedby={errors.stars === undefined ? undefined : `${prefix}-stars-error`}
      >
        <legend className="field__label">{labels.stars}</legend>
        <div className="review-form__stars">
          {[5, 4, 3, 2, 1].map((stars) => (
            <label key={stars}>
              <input
                id={stars === 5 ? `${prefix}-stars` : undefined}
                type="radio"
                name="stars"
                value={stars}
                defaultChecked={chosen === String(stars)}
                required
              />
              {stars} {stars === 1 ? "star" : "stars"}
            </label>
          ))}
        </div>
        <FieldError id={`${prefix}-stars-error`} error={errors.stars} />
      </fieldset>
      <TextArea {...field("review")} maxLength={reviewLengthLimits.text} required />
      <TextField
        {...field("author")}
        hint="(such as your first names)"
        maxLength={reviewLengthLimits.author}
        required
      />
      <label className="checkbox private__sure">
        <input type="checkbox" name="month" value="yes" defaultChecked={showsMonth} />
        Show the month of the wedding
      </label>
      <button type="submit" className="button button--primary">
        {written === null ? "Publish review" : "Publish changes"}
      </button>
    </PrivateForm>
  );
}
