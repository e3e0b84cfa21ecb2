import type { ReactNode } from "react";
import { useLocation } from "react-router";

import { languageFromUrl } from "#app/languages/language.ts";
import { ThemeLink, type LinkTo } from "#app/site/theme/theme-link.tsx";

import { useGuestPath } from "./use-guest-path.ts";

/** A link to another page of a guest's, in the language and the size that the present address asks for. */
export function LanguageLink<const To extends string>({
  to,
  children,
}: LinkTo<To> & { children: ReactNode }) {
  const asked = languageFromUrl(new URLSearchParams(useLocation().search));
  return (
    <ThemeLink to={useGuestPath(asked)(to)} className="text-link">
      {children}
    </ThemeLink>
  );
}
