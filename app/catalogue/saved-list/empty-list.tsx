import { EmptyCompass } from "#app/illustrations/empty-compass.tsx";
import { ThemeLink } from "#app/wedding-theme/theme-link.tsx";

type EmptyListProps = { heading: string; text: string; to: string; label: string };

/** A list with nothing in it yet: how it fills, and where to begin. */
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
