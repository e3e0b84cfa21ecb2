import { planningPath } from "#app/catalogue/listings/planning-path.ts";
import type { ReactNode } from "react";

import { AddToPlan } from "#app/catalogue/plan-outbox/add-to-plan.tsx";
import { SubmissionForm } from "#app/messaging/forms/submission-form.tsx";

import type { EnquiryFieldsProps } from "./enquiry-form-fields.ts";
import { NextStep } from "./next-step.tsx";
import type { useEnquiryForm } from "./use-enquiry-form.ts";

type EnquiryFormFrameProps = {
  controls: Omit<ReturnType<typeof useEnquiryForm>, "errors">;
  fields: EnquiryFieldsProps;
  submitLabel: string;
  /** Ids of the vendors that the form offers: the address keeps them when the form comes back refused. */
  offered: readonly number[];
  /** What a draft is about, beside these vendors. */
  subject?: string;
  children: ReactNode;
};

/** What every enquiry form has around its fields: where it goes, what went wrong, what was saved. */
export function EnquiryFormFrame({
  controls: { next, forPlan, ...submission },
  fields: { idPrefix, errors, labels },
  submitLabel,
  offered,
  subject = "",
  children,
}: EnquiryFormFrameProps) {
  return (
    <SubmissionForm
      submission={submission}
      path={planningPath({ vendors: offered })}
      summary={{ idPrefix, errors, labels }}
      subject={`${subject} ${offered.join(",")}`}
      submitLabel={submitLabel}
      savedText="We’ve got your enquiry. Your reference is"
      afterSaved={
        <>
          <NextStep next={next} />
          {forPlan !== null && (
            <p>
              <AddToPlan message={forPlan} what="Your enquiry, with its date and guests," to="/plan" />
            </p>
          )}
        </>
      }
    >
      {children}
    </SubmissionForm>
  );
}
