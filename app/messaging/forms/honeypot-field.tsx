import { useId } from "react";

import { honeypotFieldName } from "./spam-guard-fields.ts";

/** The field that only programs fill (spam-guard-fields.ts); without styles its label explains it. */
export function HoneypotField() {
  const id = useId();
  return (
    <div className="visually-hidden" aria-hidden="true">
      <label htmlFor={id}>Leave this field empty</label>
      <input
        id={id}
        name={honeypotFieldName}
        tabIndex={-1}
        autoComplete="off"
        data-1p-ignore=""
        data-bwignore=""
        data-lpignore="true"
      />
    </div>
  );
}
