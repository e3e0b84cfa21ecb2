import { useNavigation } from "react-router";

import { FieldError, TextField } from "#app/ui/design-system/form-fields.tsx";
import { PrivateForm } from "#app/messaging/private-links/private-form.tsx";

import type { PictureError } from "./picture-change.ts";
import {
  acceptedPictureTypes,
  maxPictureSizeText,
  pictureLimits,
  pictureTooLargeText,
} from "./picture-limits.ts";

const none: PictureError["errors"] = {};

/** One picture with its description; without scripts it is sent as an ordinary form with a file. */
export function AddPictureForm({ trouble }: { trouble: PictureError | null }) {
  const { picture: wrongPicture, alt: wrongWords } = trouble?.errors ?? {};
  const isSending = useNavigation().formData?.get("what") === "add";
  return (
    <PrivateForm
      encType="multipart/form-data"
      className="add-picture"
      summary={{
        idPrefix: "add",
        labels: { picture: "Picture", alt: "Describe the picture" },
        errors: trouble?.errors ?? none,
      }}
    >
      <input type="hidden" name="what" value="add" />
      <div className="field">
        <label className="field__label" htmlFor="add-picture">
          Picture{" "}
          <span className="field__hint">
            (JPEG, PNG, WebP or AVIF, up to {maxPictureSizeText}, at least {pictureLimits.leastWidth} pixels
            wide)
          </span>
        </label>
        <input
          id="add-picture"
          type="file"
          name="picture"
          accept={acceptedPictureTypes}
          className="input add-picture__file"
          required
          aria-invalid={wrongPicture !== undefined || undefined}
          aria-describedby={wrongPicture === undefined ? undefined : "add-picture-error"}
          onChange={({ currentTarget }) => sayWhenTooLarge(currentTarget)}
        />
        <FieldError id="add-picture-error" error={wrongPicture} />
      </div>
      <TextField
        idPrefix="add"
        name="alt"
        label="Describe the picture"
        hint="(read aloud to people who can’t see it: “Round cake with sugar roses on a barn table”)"
        value={trouble?.alt}
        maxLength={pictureLimits.alt}
        error={wrongWords}
        required
      />
      <p className="note">
        Only pictures that are yours to show, of people who agreed. Place and camera, which files tell, are
        taken out.
      </p>
      <button type="submit" className="button button--primary" aria-disabled={isSending}>
        {isSending ? "Sending …" : "Add picture"}
      </button>
    </PrivateForm>
  );
}

/** Checked before an upload that may take a minute. */
function sayWhenTooLarge(field: HTMLInputElement): void {
  const [file] = field.files ?? [];
  const isTooLarge = file !== undefined && file.size > pictureLimits.bytes;
  field.setCustomValidity(
    isTooLarge ? pictureTooLargeText.slice(0, 1).toUpperCase() + pictureTooLargeText.slice(1) + "." : "",
  );
  if (isTooLarge) field.reportValidity();
}
