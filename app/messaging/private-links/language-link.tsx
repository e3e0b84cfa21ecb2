import type { ReactNode } from "react";
import { useLocation } from "react-router";

import { languageFromUrl, withLanguageParam } from "#app/languages/language.ts";
import { asksLargeType, withLargeType } from "./large-type.ts";
import { ThemeLink } from "#app/site/theme/theme-link.tsx";

/** A link to another page of a guest's, in the language and the size that the present address asks for. */
export function LanguageLink({ to, children }: { to: string; children: ReactNode }) {
  const { search } = useLocation();
  const parameters = new URLSearchParams(search);
  const path = withLargeType(withLanguageParam(to, languageFromUrl(parameters)), asksLargeType(parameters));
  return (
    <ThemeLink to={path} className="text-link">
      {children}
    </ThemeLink>
  );
}
