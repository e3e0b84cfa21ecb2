import { useLocation } from "react-router";

import { usePlanLabel } from "#app/site/frame/plan-record.ts";
import { AddToPlan } from "#app/catalogue/plan-outbox/add-to-plan.tsx";

import { enquiryForPlan } from "#app/couple/enquiries/enquiry-for-plan.ts";

import type { EnquiryView } from "./enquiry-view.server.ts";

/** Date, guests and vendors of the enquiry become a plan in one press, or go into the one that is there. */
export function EnquiryToPlan({ view }: { view: EnquiryView }) {
  const { pathname } = useLocation();
  const { name } = usePlanLabel();
  const { reference, eventDate, guestCount, guestNumber, forPlan } = view;
  return (
    <section className="panel">
      <h2 className="heading-large">Your plan</h2>
      <p>
        {forPlan.length === 0
          ? "Your date and your guests"
          : "Your date, your guests and every vendor you asked, with their answers and prices"}
        , in a plan of your own. It saves on this phone or computer, no account needed.
      </p>
      <p>
        <AddToPlan
          message={enquiryForPlan({
            reference,
            path: pathname,
            eventDate,
            guestCount,
            guestNumber,
            vendors: forPlan,
          })}
          what={`Your enquiry, with its date${forPlan.length === 0 ? " and guests" : ", guests and vendors"}`}
          to="/plan/shortlist"
          label={name === "Your plan" ? "Add to your plan" : "Make this your plan"}
          className="button button--primary"
        />
      </p>
    </section>
  );
}
