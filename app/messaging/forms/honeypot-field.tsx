import { useId } from "react";

import { unseenField } from "#app/letterbox/guard-fields.ts";

/** The field that only programs fill (guard-fields.ts); where no style arrives its label speaks for itself. */
export function UnseenField() {
  const id = useId();
  return (
    <div className="visually-hidden" aria-hidden="true">
      <label htmlFor={id}>Leave this field empty</label>
      <input
        id={id}
        name={unseenField}
        tabIndex={-1}
        autoComplete="off"
        data-1p-ignore=""
        data-bwignore=""
        data-lpignore="true"
      />
    </div>
  );
}
