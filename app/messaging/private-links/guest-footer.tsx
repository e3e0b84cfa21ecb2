import { languageTags } from "#app/languages/language.ts";
import type { Say } from "#app/languages/translate.ts";
import { ThemeLink } from "#app/site/theme/theme-link.tsx";

/** The links at the foot of a page of guests: the site's other pages are in English, and only two are theirs. */
export function GuestFooter({ say, className }: { say: Say<"frame">; className: string }) {
  return (
    <p className={className}>
      <ThemeLink to="/privacy" hrefLang={languageTags.en}>
        {say("frame", "privacy")}
      </ThemeLink>
      <ThemeLink to="/" hrefLang={languageTags.en}>
        {say("frame", "madeWith", { site: "Wild Rose Weddings" })}
      </ThemeLink>
    </p>
  );
}
