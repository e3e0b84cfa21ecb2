import type { ReactNode } from "react";
import { useLocation } from "react-router";

import { languageFromUrl, withLanguageParam } from "#app/languages/language.ts";
import { ThemeLink } from "#app/site/theme/theme-link.tsx";

/** A link to another page of a guest's, in the language that the present address asks for. */
export function LanguageLink({ to, children }: { to: string; children: ReactNode }) {
  const { search } = useLocation();
  return (
    <ThemeLink to={withLanguageParam(to, languageFromUrl(new URLSearchParams(search)))} className="text-link">
      {children}
    </ThemeLink>
  );
}
