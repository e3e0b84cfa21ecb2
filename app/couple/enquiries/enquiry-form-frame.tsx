import { planningPath } from "#app/catalogue/listings/planning-path.ts";
import type { ReactNode } from "react";

import { AddToPlan } from "#app/catalogue/plan-outbox/add-to-plan.tsx";

import { NextStep } from "./next-step.tsx";
import { FormErrorSummary, SavedNotice } from "#app/messaging/forms/form-outcome.tsx";
import { HoneypotField } from "#app/messaging/forms/honeypot-field.tsx";
import { useWeddingTheme } from "#app/site/theme/theme-provider.tsx";
import { withThemeParam } from "#app/site/theme/with-theme-param.ts";

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
  const { form, errors, sending, reference, next, forPlan, send } = controls;
  const { addressTheme } = useWeddingTheme();
  return (
    <form
      ref={form}
      method="post"
      action={withThemeParam(planningPath({ vendors: offered }), addressTheme)}
      className="enquiry-form"
      onSubmit={(event) => void send(event)}
    >
      {/* What belongs to no field that is on the page has to be said here. */}
      <FormErrorSummary
        errors={[errors.form, errors.subject, offered.length === 0 ? errors.vendors : undefined]}
      />
      {children}
      <HoneypotField />
      <button type="submit" className="button button--primary" aria-disabled={sending || undefined}>
        {sending ? "Sending …" : submitLabel}
      </button>
      <SavedNotice reference={reference}>We’ve got your enquiry. Your reference is</SavedNotice>
      {reference !== null && <NextStep next={next} />}
      {reference !== null && forPlan !== null && (
        <p>
          <AddToPlan message={forPlan} what="Your enquiry, with its date and guests," to="/plan" />
        </p>
      )}
    </form>
  );
}
