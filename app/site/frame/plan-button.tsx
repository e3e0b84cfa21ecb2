import { ThemeLink } from "#app/site/theme/theme-link.tsx";

import { usePlanLabel } from "./plan-record.ts";

/**
 * The way to the couple's plan, beside the links of the navigation bar. Its room is that of the longest text:
 * the browser names the plan only after the page is hydrated.
 */
export function PlanButton() {
  const { name, daysToGo } = usePlanLabel();
  return (
    <ThemeLink to="/plan" className="plan-button">
      {/* Another text is another element: none of them moves. */}
      <span key={`${name} ${daysToGo}`} className="plan-button__text">
        {name}
        {daysToGo !== "" && <PlanDays daysToGo={daysToGo} />}
      </span>
    </ThemeLink>
  );
}

/** The same at the top of a phone's menu. */
export function PlanMenuLink({ close }: { close: () => void }) {
  const { name, daysToGo } = usePlanLabel();
  return (
    <ThemeLink to="/plan" className="button button--primary mobile-menu__plan" onClick={close}>
      <span>
        {name}
        {daysToGo !== "" && ` · ${daysToGo}`}
      </span>
    </ThemeLink>
  );
}

function PlanDays({ daysToGo }: { daysToGo: string }) {
  return (
    <>
      <span className="plan-button__dot"> · </span>
      <span className="plan-button__days">{daysToGo}</span>
    </>
  );
}
