import type { PrivatePlanLink } from "#app/plan/document/plan-link.ts";
import type { CutOff } from "#app/plan/session/use-cut-off.ts";
import { ThemeLink } from "#app/site/theme/theme-link.tsx";

import { toolPath } from "./tool-path.ts";

type LinksCutOffProps = {
  why: CutOff;
  /** Which links: 'your households’ links'. */
  links: string;
  link: PrivatePlanLink | null;
};

/** Says why this copy of the plan hands out no links, and leads to where that is mended. */
export function LinksCutOff({ why, links, link }: LinksCutOffProps) {
  return (
    <p className="plan__error" role="alert">
      {why === "gone"
        ? `The online plan was deleted, so ${links} don’t work any more. `
        : `This link to your plan was replaced, so you can’t get or replace ${links} from here. `}
      <ThemeLink to={toolPath("share", link)} className="text-link">
        {why === "gone" ? "Save your copy online again" : "See what you can do"}
      </ThemeLink>
    </p>
  );
}
