import { bookingTips } from "#content/booking-tips/booking-tips.ts";
import { SectionHead } from "#app/ui/design-system/section-head.tsx";
import { Divider } from "#app/ui/illustrations/ornament.tsx";
import { formatDate } from "#app/calendar/format-date.ts";
import { AddToPlan } from "#app/catalogue/plan-outbox/add-to-plan.tsx";
import { useWeddingTheme } from "#app/site/theme/theme-provider.tsx";

import { bookingTipOrder } from "./booking-tip-order.ts";

/** When to book and what to ask, each with where it comes from. */
export function BookingTips() {
  const { name, art } = useWeddingTheme().pack;
  const tips = bookingTipOrder[name].flatMap((id) => bookingTips.find((tip) => tip.id === id) ?? []);
  return (
    <section className="section booking-tips" id="booking-tips" aria-labelledby="booking-tips-heading">
      <div className="wrap">
        <SectionHead
          centred
          ornament={<Divider kind={art.divider} />}
          heading="Before you sign"
          id="booking-tips-heading"
          lede="Booking tips for Calgary and Banff, with where each of them comes from."
        />
        <ol
          className="tips snap-row"
          aria-label="Tips"
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard pushes the row aside on a phone
          tabIndex={0}
        >
          {tips.map(({ id, figure, heading, text, source, checked }) => (
            <li key={id} className="tip">
              <p className="tip__figure" aria-hidden="true">
                {figure}
              </p>
              <h3 className="heading-small">{heading}</h3>
              <p>{text}</p>
              <p className="note">
                Source: {source}. Checked on {formatDate(checked)}.
              </p>
            </li>
          ))}
        </ol>
        <p className="without-print">
          <AddToPlan
            message={{
              kind: "tasks",
              guide: "Before you sign",
              event: "",
              tasks: tips.map(({ id, heading, text }) => ({ id: `tip-${id}`, title: heading, note: text })),
            }}
            what={`A list of ${tips.length} tasks`}
            to="/plan/checklist"
            label="Add this list to your plan"
          />
        </p>
      </div>
    </section>
  );
}
