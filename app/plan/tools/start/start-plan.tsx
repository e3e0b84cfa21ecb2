import { ThemeLink } from "#app/site/theme/theme-link.tsx";
import { toolPath } from "#app/plan/ui/tool-path.ts";
import type { ToolProps } from "#app/plan/ui/tool-props.ts";

/** First screen of an empty plan, in place of Today; it goes as soon as something is planned. */
export function StartPlan({ link }: ToolProps) {
  return (
    <section className="plan__section" aria-labelledby="start-plan">
      <h2 className="heading-large" id="start-plan">
        Start your plan
      </h2>
      <p>Your plan saves on this device as you type, even offline. No account needed.</p>
      <ThemeLink to={toolPath("details", link)} className="button button--primary">
        Add your wedding details
      </ThemeLink>
    </section>
  );
}
