import { href } from "react-router";
import { ThemeLink } from "#app/site/theme/theme-link.tsx";

/** Sections of the planning page, by name and anchor. */
export type NamedResources = readonly { id: string; name: string }[];

/** The sections of the planning page, from another page of the same material. */
export function ResourceLinks({ resources }: { resources: NamedResources }) {
  return (
    <section className="section section--surface without-print" aria-labelledby="resources-heading">
      <div className="wrap">
        <h2 id="resources-heading" className="heading-large">
          What Alberta, Calgary and Banff ask of a wedding
        </h2>
        <ol className="resource-links">
          {resources.map(({ id, name }) => (
            <li key={id}>
              <ThemeLink to={`${href("/planning")}#${id}`}>{name}</ThemeLink>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
