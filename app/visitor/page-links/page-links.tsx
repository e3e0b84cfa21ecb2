import { ThemeLink } from "#app/site/theme/theme-link.tsx";

type PageLinksProps = {
  /** Of the heading, unique on its page. */
  id: string;
  heading: string;
  pages: readonly { path: string; label: string }[];
};

/** Links to pages of one kind under a heading; nothing where there are none. */
export function PageLinks({ id, heading, pages }: PageLinksProps) {
  if (pages.length === 0) return null;
  return (
    <nav aria-labelledby={id}>
      <h2 className="heading-medium" id={id}>
        {heading}
      </h2>
      <ul className="chips">
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
