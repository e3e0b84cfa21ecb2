import { formatDate } from "#app/calendar/format-date.ts";
import { PageMetadata } from "#app/site/metadata/page-metadata.tsx";
import type { GuestPage } from "#app/plan/projections/guest-page.ts";

import { hasContent, PageBlock } from "./page-block.tsx";
import type { RefusedCode } from "./page-reply.tsx";
import { Ridge } from "./ridge.tsx";
import { WrittenWords } from "./written-words.tsx";

import "./printings.css";
import "./wedding-page.css";

type WeddingPageViewProps = {
  view: GuestPage;
  poster: { src: string; alt: string };
  /** Path of the picture that a chat shows; null in a preview. */
  share: string | null;
  home: string | null;
  photographsPath: string;
  refused: RefusedCode | null;
};

/** The couple's own page, in the colours of its poster and under the sky of its hour. */
export function WeddingPageView({
  view,
  poster,
  share,
  home,
  photographsPath,
  refused,
}: WeddingPageViewProps) {
  const { names, welcome, days, blocks, household } = view;
  const { family, season, hour } = view.poster;
  const title = names === "" ? "A wedding" : names;
  const when = describeDays(days);
  const shown = blocks.filter((block) => hasContent(block, view));
  return (
    <div className={`guest-page printing-${family}-${season}-${hour}`} data-without-scripts="">
      <PageMetadata
        title={title}
        isRejected={refused !== null}
        description={when === "" ? "You’re invited." : `You’re invited: ${when}.`}
        path={null}
        noIndex
        {...(share !== null && { ogImage: { path: share, alt: poster.alt } })}
      />
      {home === null && (
        <p className="guest-page__preview">
          Preview
          {household === null ? " for anyone with the address" : ` for ${household.name || "a household"}`}.
          Nobody else sees this.
        </p>
      )}
      <main id="content" tabIndex={-1}>
        <header className="guest-sky">
          <div className="guest-sky__inner">
            <img
              className="guest-sky__poster"
              src={poster.src}
              alt={poster.alt}
              width={1270}
              height={1778}
              fetchPriority="high"
            />
            <div className="guest-sky__words">
              {household !== null && <p className="guest-sky__for">{household.name || "You’re invited"}</p>}
              <h1 className={isLongName(title) ? "guest-sky__long-name" : undefined}>{title}</h1>
              {when !== "" && <p className="guest-sky__when">{when}</p>}
              <WrittenWords words={welcome} />
              {shown.length > 0 && (
                <nav aria-label="On this page">
                  <ul>
                    {shown.map(({ id, heading }) => (
                      <li key={id}>
                        <a href={`#page-${id}`}>{heading}</a>
                      </li>
                    ))}
                  </ul>
                </nav>
              )}
            </div>
          </div>
          <Ridge className="guest-sky__ridge" />
        </header>
        {household !== null && home !== null && (
          <p className="guest-page__note">
            These are the events you’re invited to. <a href={home}>See the page without your code</a>
          </p>
        )}
        {shown.map((block) => (
          <PageBlock
            key={block.id}
            block={block}
            view={view}
            home={home}
            photographsPath={photographsPath}
            refused={refused}
          />
        ))}
      </main>
      <footer className="guest-foot">
        <p className="guest-foot__names">{title}</p>
        {when !== "" && <p>{when}</p>}
        <p className="guest-foot__made">
          Made with <a href="/">Wild Rose Weddings</a>
        </p>
      </footer>
    </div>
  );
}

/** Whether a name would break within a word, or push everything else out of the first view. */
const isLongName = (name: string) =>
  name.length > 28 || name.split(/[\s-]+/).some((word) => word.length > 12);

/** From the first day to the last: '17 to 19 June 2027'. */
function describeDays(days: GuestPage["days"]): string {
  const dates = days.flatMap(({ date }) => (date === null ? [] : [date]));
  const [first, last] = [dates[0], dates.at(-1)];
  if (first === undefined || last === undefined) return "";
  if (first === last) return formatDate(first);
  const [day = "", ...month] = formatDate(first).split(" ");
  const sameMonth = first.slice(0, 7) === last.slice(0, 7);
  return `${sameMonth ? day : [day, ...month].join(" ")} to ${formatDate(last)}`;
}
