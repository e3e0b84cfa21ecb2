import type { SitePath } from "#app/site/theme/site-path.ts";
import { EmptyCompass } from "#app/ui/illustrations/empty-compass.tsx";
import { ThemeLink } from "#app/site/theme/theme-link.tsx";

type EmptyListProps = { heading: string; text: string; to: SitePath; label: string };

/** The empty saved list: how to fill it, and where to begin. */
export function EmptyList({ heading, text, to, label }: EmptyListProps) {
  return (
    <div className="no-result panel">
      <EmptyCompass />
      <h2 className="heading-medium">{heading}</h2>
      <p className="lede">{text}</p>
      <ThemeLink to={to} className="button button--primary">
        {label}
      </ThemeLink>
    </div>
  );
}
