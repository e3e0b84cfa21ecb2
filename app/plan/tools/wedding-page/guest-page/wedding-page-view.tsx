import { formatDate } from "#app/calendar/format-date.ts";
import { PageMetadata } from "#app/site/metadata/page-metadata.tsx";
import type { GuestPage } from "#app/plan/projections/guest-page.ts";

import { hasContent, PageBlock } from "./page-block.tsx";
import type { RefusedCode } from "./page-reply.tsx";
import { WrittenWords } from "./written-words.tsx";

import "./printings.css";
import "./wedding-page.css";

type WeddingPageViewProps = {
  view: GuestPage;
  poster: { src: string; alt: string };
  /** Path of the picture that a chat shows; null in a preview. */
  share: string | null;
  home: string | null;
  refused: RefusedCode | null;
};

/** The couple's own page, in the colours of its poster and under the sky of its hour. */
export function WeddingPageView({ view, poster, share, home, refused }: WeddingPageViewProps) {
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
              <h1>{title}</h1>
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
          <Ridge />
        </header>
        {household !== null && home !== null && (
          <p className="guest-page__note">
            These are the events you’re invited to. <a href={home}>See the page without your code</a>
          </p>
        )}
        {shown.map((block) => (
          <PageBlock key={block.id} block={block} view={view} home={home} refused={refused} />
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

/** The mountains to the west of Calgary, where the sky ends and the paper begins. */
function Ridge() {
  return (
    <svg
      className="guest-sky__ridge"
      viewBox="0 0 1440 160"
      width={1440}
      height={160}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path
        className="guest-sky__far"
        d="M0 92 70 66 118 84 196 30 248 64 292 44 372 96 446 58 520 92 600 22 664 70 712 52 790 104 868 62 930 86 1010 36 1066 74 1124 54 1196 98 1276 46 1336 82 1392 62 1440 84V160H0Z"
      />
      <path
        className="guest-sky__near"
        d="M0 126 96 104 178 122 268 92 352 124 470 106 566 128 668 98 760 126 872 112 968 130 1084 100 1172 126 1290 108 1376 124 1440 114V160H0Z"
      />
    </svg>
  );
}
