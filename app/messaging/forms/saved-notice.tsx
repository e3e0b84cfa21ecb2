import type { ReactNode } from "react";

import { Icon } from "#app/ui/illustrations/icon.tsx";

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
