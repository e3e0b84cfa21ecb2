import type { ReactNode, Ref } from "react";

import { Icon } from "#app/ui/illustrations/icon.tsx";

type SavedNoticeProps = { reference: string | null; ref?: Ref<HTMLSpanElement>; children: ReactNode };

/** The confirmation of a saved form, with its reference. */
export function SavedNotice({ reference, ref, children }: SavedNoticeProps) {
  return (
    <output>
      {reference !== null && (
        <span ref={ref} className="enquiry-form__saved">
          <Icon name="check" />
          <span>
            {children} <strong>{reference}</strong>.
          </span>
        </span>
      )}
    </output>
  );
}
