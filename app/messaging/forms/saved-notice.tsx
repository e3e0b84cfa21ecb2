import type { ReactNode } from "react";

import { FieldError } from "#app/ui/design-system/form-fields.tsx";
import { Icon } from "#app/ui/illustrations/icon.tsx";

/** The error of a form as a whole; it takes the focus, so that it is heard and seen. */
export function FormErrorSummary({ errors }: { errors: readonly (string | undefined)[] }) {
  const said = errors.filter((error) => error !== undefined).join(". ");
  if (said === "") return null;
  return (
    <div className="enquiry-form__trouble" role="alert" tabIndex={-1} data-form-error>
      <FieldError id="form-error" error={said.replace(/\.$/, "")} />
    </div>
  );
}

/** The confirmation of a saved form, with its reference. */
export function SavedNotice({ reference, children }: { reference: string | null; children: ReactNode }) {
  return (
    <output>
      {reference !== null && (
        <span className="enquiry-form__kept">
          <Icon name="check" />
          <span>
            {children} <strong>{reference}</strong>.
          </span>
        </span>
      )}
    </output>
  );
}
