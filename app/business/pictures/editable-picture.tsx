import { TextField } from "#app/ui/form-fields/text-field.tsx";
import type { ListingPicture } from "#app/catalogue/directory/listing-picture.ts";
import { createFieldProps } from "#app/messaging/forms/field-props.ts";
import { ResponsivePicture } from "#app/catalogue/listings/responsive-picture.tsx";
import { PrivateForm } from "#app/messaging/private-links/private-form.tsx";

import type { PictureAnswer } from "./picture-change.ts";
import { pictureLimits } from "#app/messaging/pictures/picture-limits.ts";

type EditablePictureProps = {
  picture: ListingPicture;
  /** From 1. */
  number: number;
  isLast: boolean;
  answer: PictureAnswer | null;
};

const none: PictureAnswer["errors"] = {};

/** An existing picture, with its description and its actions: every button also saves the description. */
export function EditablePicture({ picture, number, isLast, answer }: EditablePictureProps) {
  const parts = {
    idPrefix: `picture-${number}`,
    labels: { alt: `Describe picture ${number}` },
    errors: answer?.errors ?? none,
  };
  const field = createFieldProps(parts, { alt: answer?.alt ?? picture.alt });
  const button = (what: string, label: string, disabled = false) => (
    <button
      type="submit"
      name="what"
      value={what}
      className="button button--line button--small"
      aria-label={`${label}: picture ${number}`}
      disabled={disabled}
    >
      {label}
    </button>
  );
  return (
    <li className="own-picture">
      <div className="own-picture__frame">
        <ResponsivePicture picture={picture} sizes="(max-width: 760px) 100vw, 300px" />
      </div>
      <PrivateForm encType="multipart/form-data" preventScrollReset summary={parts}>
        <input type="hidden" name="hash" value={picture.hash} />
        <TextField
          {...field("alt")}
          hint="(read aloud to people who can’t see it)"
          maxLength={pictureLimits.alt}
        />
        <div className="own-picture__doors">
          {button("words", "Save description")}
          {button("earlier", "Earlier", number === 1)}
          {button("later", "Later", isLast)}
          {button("remove", "Remove")}
        </div>
      </PrivateForm>
    </li>
  );
}
