import { useState, type FormEvent } from "react";

import { readFieldValues } from "#app/messaging/forms/field-values.ts";
import { profileFields, type ProfileValues } from "./profile-fields.ts";

const typedInto = (form: FormData) => readFieldValues(form, profileFields);

/** The current values of the form, for the card beside it. */
export function useProfilePreview(first: ProfileValues | null) {
  const [values, setValues] = useState(first ?? typedInto(new FormData()));
  return {
    values,
    /** Handlers of the form. */
    follow: {
      onInput: (event: FormEvent<HTMLFormElement>) => setValues(typedInto(new FormData(event.currentTarget))),
      onReset: () => setValues(first ?? typedInto(new FormData())),
    },
  };
}
