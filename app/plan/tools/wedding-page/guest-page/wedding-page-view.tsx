import { formatDays } from "#app/languages/format-day.ts";
import { languageTags, type Language } from "#app/languages/language.ts";
import type { PageWords } from "#app/languages/page-words.ts";
import { siteAttributes } from "#app/languages/site-language.ts";
import { translate, type Say } from "#app/languages/translate.ts";
import { CoupleName } from "#app/messaging/private-links/couple-name.tsx";
import { GuestFrame } from "#app/messaging/private-links/guest-frame.tsx";
import { useGuestPath } from "#app/messaging/private-links/use-guest-path.ts";
import { PageMetadata } from "#app/site/metadata/page-metadata.tsx";
import type { GuestPage } from "#app/plan/projections/guest-page.ts";

import { hasContent, PageBlock } from "./page-block.tsx";
import type { RefusedCode } from "./page-reply.tsx";
import { Ridge } from "./ridge.tsx";
import { WrittenWords } from "./written-words.tsx";

import "./printings.css";
import "./wedding-page.css";

type WeddingPageViewProps = {
  words: PageWords;
  /** What links of this page say of its language. */
  linked: Language | null;
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
  words,
  linked,
  view,
  poster,
  share,
  home,
  photographsPath,
  refused,
}: WeddingPageViewProps) {
  const { names, welcome, days, blocks, household } = view;
  const { family, season, hour } = view.poster;
  const say = translate(words);
  const toPath = useGuestPath(linked);
  const title = names === "" ? say("page", "wedding") : names;
  const when = describeDays(say, days);
  const shown = blocks.filter((block) => hasContent(block, view));
  return (
    <GuestFrame
      language={words.language}
      say={say}
      className={`guest-page printing-${family}-${season}-${hour}`}
      notice={home === null && <PreviewNotice household={household} />}
      couple={title}
      when={when}
    >
      <PageMetadata
        title={refused === null ? title : say("form", "rejectedTitle", { title })}
        description={when === "" ? say("page", "about") : say("page", "aboutDays", { days: when })}
        language={languageTags[words.language]}
        path={null}
        noIndex
        {...(share !== null && { ogImage: { path: share, alt: poster.alt } })}
      />
      <header className="guest-sky" data-without-scripts="">
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
            {household !== null && (
              <p className="guest-sky__for">{household.name || say("page", "invited")}</p>
            )}
            <h1 className={isLongName(title) ? "guest-sky__long-name" : undefined}>
              {names === "" ? title : <CoupleName names={names} />}
            </h1>
            {when !== "" && <p className="guest-sky__when">{when}</p>}
            <WrittenWords words={welcome} />
            {shown.length > 0 && (
              <nav aria-label={say("page", "onThisPage")}>
                <ul>
                  {shown.map((block) => (
                    <li key={block.id}>
                      <a href={`#page-${block.id}`}>{block.heading}</a>
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
          {say("page", "yourEvents")} <a href={toPath(home)}>{say("page", "withoutCode")}</a>
        </p>
      )}
      {shown.map((block) => (
        <PageBlock
          key={block.id}
          words={words}
          linked={linked}
          block={block}
          view={view}
          home={home}
          photographsPath={photographsPath}
          refused={refused}
        />
      ))}
    </GuestFrame>
  );
}

/** What the couple reads above a preview, in English like the rest of its plan. */
function PreviewNotice({ household }: Pick<GuestPage, "household">) {
  return (
    <p className="guest-page__preview" {...siteAttributes}>
      Preview
      {household === null ? " for anyone with the address" : ` for ${household.name || "a household"}`}.
      Nobody else sees this.
    </p>
  );
}

/** Whether a name would break within a word, or push everything else out of the first view. */
const isLongName = (name: string) =>
  name.length > 28 || name.split(/[\s-]+/).some((word) => word.length > 12);

/** From the first day to the last. */
function describeDays(say: Say<"page" | "date">, days: GuestPage["days"]): string {
  const dates = days.flatMap(({ date }) => (date === null ? [] : [date]));
  const [first, last] = [dates[0], dates.at(-1)];
  return first === undefined || last === undefined ? "" : formatDays(say, first, last);
}
