import { ThemeLink } from "#app/site/theme/theme-link.tsx";

type FactPageLinksProps = {
  heading: string;
  pages: readonly { path: string; label: string }[];
};

/** Links to pages that are made of answers; nothing where none stands. */
export function FactPageLinks({ heading, pages }: FactPageLinksProps) {
  if (pages.length === 0) return null;
  return (
    <nav aria-labelledby="answer-pages-heading">
      <h2 className="heading-medium" id="answer-pages-heading">
        {heading}
      </h2>
      <ul className="chips answers__chips">
        {pages.map(({ path, label }) => (
          <li key={path}>
            <ThemeLink to={path} className="chip guide__chip">
              {label}
            </ThemeLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
