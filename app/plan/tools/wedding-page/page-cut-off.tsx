import type { CutOff } from "#app/plan/session/use-cut-off.ts";
import { ThemeLink } from "#app/site/theme/theme-link.tsx";

/** Why the wedding's page can't be published from here, and where that is mended. */
export function PageCutOff({ why, sharePath }: { why: CutOff; sharePath: string }) {
  return (
    <p>
      {why === "gone"
        ? "This plan is no longer online: it was deleted, and its wedding page with it."
        : "This link was replaced, so you can’t publish or change the page from here."}{" "}
      <ThemeLink to={sharePath} className="text-link">
        {why === "gone" ? "Save your copy online again" : "See what you can do"}
      </ThemeLink>
    </p>
  );
}
