import { useNavigate } from "react-router";

import { leaveExample } from "#app/plan/session/example/example-tab.ts";
import { useWeddingTheme } from "#app/site/theme/theme-provider.tsx";
import { withThemeParam } from "#app/site/theme/with-theme-param.ts";

import { toolPath } from "./tool-path.ts";

/** Leaves the example wedding for the couple's own plan. */
export function useLeaveExample(): () => void {
  const navigate = useNavigate();
  const { addressTheme } = useWeddingTheme();
  return () => {
    leaveExample(sessionStorage);
    void navigate(withThemeParam(toolPath("today", null), addressTheme));
  };
}
