import type { ReactNode } from "react";
import { useLocation } from "react-router";

import { languageFromUrl } from "#app/languages/language.ts";
import { ThemeLink } from "#app/site/theme/theme-link.tsx";

import { useGuestPath } from "./use-guest-path.ts";

/** A link to another page of a guest's, in the language and the size that the present address asks for. */
export function LanguageLink({ to, children }: { to: string; children: ReactNode }) {
  const asked = languageFromUrl(new URLSearchParams(useLocation().search));
  return (
    <ThemeLink to={useGuestPath(asked)(to)} className="text-link">
      {children}
    </ThemeLink>
  );
}
