import type {
  BookingWindow,
  CostLine,
  PlanningResource,
} from "#content/planning-resources/planning-resource.ts";
import { Icon } from "#app/ui/illustrations/icon.tsx";
import { ThemeLink } from "#app/site/theme/theme-link.tsx";

import { AddGuideToPlan } from "./add-guide-to-plan.tsx";
import { resourceTask } from "./guide-tasks.ts";
import { BookingTable } from "./booking-table.tsx";
import { CostTable } from "./cost-table.tsx";
import { SourcedList } from "./sourced-list.tsx";

type ResourceAnswerProps = {
  resource: PlanningResource;
  costLines: readonly CostLine[];
  bookingWindows: readonly BookingWindow[];
};

/** One question and its answer; on a phone the details after the answer are folded. */
export function ResourceAnswer({ resource, costLines, bookingWindows }: ResourceAnswerProps) {
  const { id, question, answer, statements, links } = resource;
  return (
    <section id={id} className="resource later later--resource" aria-labelledby={`${id}-question`}>
      <h3 id={`${id}-question`} className="heading-large">
        {question}
      </h3>
      <p className="resource__answer">{answer}</p>
      <details className="resource__particulars">
        <summary>Particulars and sources</summary>
        {statements.length > 0 && <SourcedList statements={statements} />}
        {id === "costs" && <CostTable lines={costLines} />}
        {id === "booking-ahead" && <BookingTable windows={bookingWindows} />}
      </details>
      <p className="resource__links without-print">
        {links.map(({ to, label }) => (
          <ThemeLink key={to} to={to} className="text-link">
            {label} <Icon name="arrow" />
          </ThemeLink>
        ))}
        <AddGuideToPlan message={resourceTask(resource)} className="text-link" />
        <a href="#resources-heading" className="text-link">
          All questions
        </a>
      </p>
    </section>
  );
}
