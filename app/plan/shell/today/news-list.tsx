import type { PrivatePlanLink } from "#app/plan/document/plan-link.ts";
import { rowPath, toolPath } from "#app/plan/ui/tool-path.ts";
import { ThemeLink } from "#app/site/theme/theme-link.tsx";

import type { NewsItem } from "./news.ts";

/** Maximum number of lines; the others are counted. */
const mostShown = 6;

/** What others did since this device last showed it. */
export function NewsList({ news, link }: { news: readonly NewsItem[]; link: PrivatePlanLink | null }) {
  if (news.length === 0) return null;
  return (
    <section className="today-part" aria-labelledby="today-news">
      <h2 className="today-part__heading" id="today-news">
        New since your last visit
      </h2>
      <ul className="today-list">
        {news.slice(0, mostShown).map(({ key, text, to, row }) => (
          <li key={key}>
            <ThemeLink to={row === undefined ? toolPath(to, link) : rowPath(row.tool, row.id, link)}>
              <bdi>{text}</bdi>
            </ThemeLink>
          </li>
        ))}
        {news.length > mostShown && <li className="note">and {news.length - mostShown} more</li>}
      </ul>
    </section>
  );
}
