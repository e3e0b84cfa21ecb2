import { useState } from "react";
import { useNavigate } from "react-router";

import { ActionLink } from "#app/ui/design-system/action-link.tsx";
import { useToast } from "#app/site/frame/toasts.tsx";
import { useWeddingTheme } from "#app/site/theme/theme-provider.tsx";
import { ThemeLink } from "#app/site/theme/theme-link.tsx";
import { withThemeParam } from "#app/site/theme/with-theme-param.ts";

import type { SitePath } from "#app/site/theme/site-path.ts";
import { useIsInPlan, useTargetPlan } from "./device-plan.ts";
import type { AddedMessage } from "./outbox-message.ts";
import { hasEditablePlan, queueForPlan } from "./queue-message.ts";

type AddToPlanProps = {
  message: AddedMessage;
  /** What the toast names: 'The wedding day', 'The list'. */
  what: string;
  /** Path of the tool where it arrives. */
  to: SitePath;
  label?: string;
  className?: string;
};

/**
 * Adds something to this device's plan, or leads to it where it is in the plan. Without a plan it waits, and the
 * start of one opens; without scripts it is a link to the plan.
 */
export function AddToPlan({
  message,
  what,
  to,
  label = "Add to your plan",
  className = "button button--line button--small",
}: AddToPlanProps) {
  const navigate = useNavigate();
  const toast = useToast();
  const { addressTheme } = useWeddingTheme();
  const content = JSON.stringify(message);
  const [added, setAdded] = useState("");
  const isAdded = added === content;
  const isInPlan = useIsInPlan(message);
  const target = useTargetPlan();

  function add() {
    const hasPlan = hasEditablePlan();
    if (isAdded || !hasPlan) {
      if (!isAdded) queueForPlan(message);
      return void navigate(withThemeParam(hasPlan ? to : "/plan", addressTheme));
    }
    queueForPlan(message);
    setAdded(content);
    toast({
      title: "Added to your plan",
      description: `${what}${target === "" ? "" : `, to ${target}`}. Open your plan to look it over.`,
      link: { to, label: "Open your plan" },
    });
  }

  // What was just pressed stays where it is, with its focus.
  if (isInPlan && !isAdded)
    return (
      <ThemeLink to={to} rel="nofollow" className={className}>
        <span className="button__label" data-widest={label}>
          In your plan
        </span>
      </ThemeLink>
    );
  return (
    <ActionLink
      href={withThemeParam("/plan", addressTheme)}
      rel="nofollow"
      className={className}
      aria-description={target === "" ? undefined : `To ${target}`}
      onAction={add}
    >
      {isAdded ? "Added. Open your plan" : label}
    </ActionLink>
  );
}
