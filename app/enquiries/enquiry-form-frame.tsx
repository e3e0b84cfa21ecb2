import type { ReactNode } from "react";

import { Icon } from "#app/illustrations/icon.tsx";
import { useWeddingTheme } from "#app/wedding-theme/theme-provider.tsx";
import { carryTheme } from "#app/wedding-theme/theme-link.tsx";

import { FieldError } from "./form-fields.tsx";
import type { useEnquiryForm } from "./use-enquiry-form.ts";

type EnquiryFormFrameProps = {
  controls: ReturnType<typeof useEnquiryForm>;
  submitLabel: string;
  /** Ids of the vendors that the form offers: the address keeps them when the form comes back refused. */
  offered: readonly number[];
  children: ReactNode;
};

/** What every enquiry form has around its fields: where it goes, what went wrong, what was kept. */
export function EnquiryFormFrame({ controls, submitLabel, offered, children }: EnquiryFormFrameProps) {
  const { form, errors, sending, reference, send } = controls;
  const { addressTheme } = useWeddingTheme();
  // What belongs to no field that is on the page has to be said here.
  const others = [errors.form, errors.subject, offered.length === 0 ? errors.vendors : undefined]
    .filter((error) => error !== undefined)
    .join(". ");
  return (
    <form
      ref={form}
      method="post"
      action={carryTheme(
        offered.length > 0 ? `/planning?vendors=${offered.join(",")}` : "/planning",
        addressTheme,
      )}
      className="enquiry-form"
      onSubmit={(event) => void send(event)}
    >
      {others !== "" && (
        <div className="enquiry-form__trouble" role="alert" tabIndex={-1} data-form-error>
          <FieldError id="form-error" error={others.replace(/\.$/, "")} />
        </div>
      )}
      {children}
      <button type="submit" className="button button--primary" aria-disabled={sending || undefined}>
        {sending ? "Sending …" : submitLabel}
      </button>
      <output>
        {reference !== null && (
          <span className="enquiry-form__kept">
            <Icon name="check" />
            <span>
              Your enquiry is kept. Its reference is <strong>{reference}</strong>.
            </span>
          </span>
        )}
      </output>
    </form>
  );
}
