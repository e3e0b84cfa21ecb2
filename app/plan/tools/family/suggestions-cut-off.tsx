import { usePlan } from "#app/plan/session/plan-provider.tsx";
import type { PrivatePlanLink } from "#app/plan/document/plan-link.ts";
import { useCutOff } from "#app/plan/session/use-cut-off.ts";
import { toolPath } from "#app/plan/ui/tool-path.ts";
import { ThemeLink } from "#app/site/theme/theme-link.tsx";
import { deviceName } from "#app/ui/design-system/device-name.ts";

/** Says that what is suggested here reaches nobody any more; nothing while it does. */
export function SuggestionsCutOff({ link }: { link: PrivatePlanLink | null }) {
  const why = useCutOff();
  const isEditor = usePlan().here.role === "edit";
  if (why === null) return null;
  return (
    <p className="plan__error" role="alert">
      {why === "gone" ? "This plan is no longer online. " : "This link was replaced and no longer works. "}
      {isEditor
        ? "Your family’s suggestions and votes don’t reach you any more. "
        : `New suggestions, comments and votes don’t reach the couple any more. What you see is your copy on ${deviceName()}. `}
      <ThemeLink to={toolPath("share", link)} className="text-link">
        {isEditor ? "See what you can do" : "Download a copy"}
      </ThemeLink>
    </p>
  );
}
