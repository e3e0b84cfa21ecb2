import type {
  BookingWindow,
  CostLine,
  PlanningResource,
} from "#content/planning-resources/planning-resource.ts";

import { ResourceAnswer } from "./resource-answer.tsx";

type ResourceGuideProps = {
  resources: readonly PlanningResource[];
  costLines: readonly CostLine[];
  bookingWindows: readonly BookingWindow[];
};

/** All questions with their answers and sources, and an index that stays beside them on a wide page. */
export function ResourceGuide({ resources, ...behindIt }: ResourceGuideProps) {
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
          {resources.map((resource) => (
            <ResourceAnswer key={resource.id} resource={resource} {...behindIt} />
          ))}
        </div>
      </div>
    </section>
  );
}
