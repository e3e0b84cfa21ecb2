import { useState, type FormEvent } from "react";

import { valuesOf } from "#app/vendor-profile/field-values.ts";
import { profileFields, type ProfileValues } from "./profile-fields.ts";

const typedInto = (form: FormData) => valuesOf(form, profileFields);

/** What the fields of the form say while somebody types, for the card beside it. */
export function usePreview(first: ProfileValues | null) {
  const [values, setValues] = useState(first ?? typedInto(new FormData()));
  return {
    values,
    /** Handlers of the form. */
    follow: {
      onInput: (event: FormEvent<HTMLFormElement>) => setValues(typedInto(new FormData(event.currentTarget))),
      onReset: () => setValues(typedInto(new FormData())),
    },
  };
}
