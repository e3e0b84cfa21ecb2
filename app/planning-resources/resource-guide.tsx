import type {
  BookingWindow,
  CostLine,
  PlanningResource,
} from "#content/planning-resources/planning-resource.ts";
import { Icon } from "#app/illustrations/icon.tsx";
import { ThemeLink } from "#app/wedding-theme/theme-link.tsx";

import { BookingTable } from "./booking-table.tsx";
import { CostTable } from "./cost-table.tsx";
import { SourcedList } from "./sourced-list.tsx";

type ResourceGuideProps = {
  resources: readonly PlanningResource[];
  costLines: readonly CostLine[];
  bookingWindows: readonly BookingWindow[];
};

/** All questions with their answers and sources, and an index that stays beside them on a wide page. */
export function ResourceGuide({ resources, costLines, bookingWindows }: ResourceGuideProps) {
  return (
    <section className="section section--surface" aria-labelledby="resources-heading">
      <div className="wrap resources">
        <nav className="resources__index" aria-labelledby="resources-heading">
          <h2 id="resources-heading" className="heading-medium">
            What a couple here needs to know
          </h2>
          <ol>
            {resources.map(({ id, name }) => (
              <li key={id}>
                <a href={`#${id}`}>{name}</a>
              </li>
            ))}
          </ol>
          <p className="note">
            Not legal advice. Rules and fees change: confirm with the registry, the AGLC, Parks Canada or the
            City before you rely on them.
          </p>
        </nav>
        <div>
          {resources.map(({ id, question, answer, statements, links }) => (
            <section key={id} id={id} className="resource" aria-labelledby={`${id}-question`}>
              <h3 id={`${id}-question`} className="heading-large">
                {question}
              </h3>
              <p className="resource__answer">{answer}</p>
              {statements.length > 0 && <SourcedList statements={statements} />}
              {id === "costs" && <CostTable lines={costLines} />}
              {id === "booking-ahead" && <BookingTable windows={bookingWindows} />}
              <p className="resource__links without-print">
                {links.map(({ to, label }) => (
                  <ThemeLink key={to} to={to} className="text-link">
                    {label} <Icon name="arrow" />
                  </ThemeLink>
                ))}
                <a href="#resources-heading" className="text-link">
                  All questions
                </a>
              </p>
            </section>
          ))}
        </div>
      </div>
    </section>
  );
}
