import { href } from "react-router";

import { formatHouseholdCode } from "#app/plan/rules/rsvp/format-household-code.ts";
import type { ThemeName } from "#app/site/theme/theme-name.ts";
import { withThemeParam } from "#app/site/theme/with-theme-param.ts";

/** The whole URL of a household's page, to hand out. */
export const householdLink = (code: string, theme: ThemeName): string =>
  new URL(
    withThemeParam(href("/rsvp/:code", { code: formatHouseholdCode(code) }), theme),
    window.location.href,
  ).href;
