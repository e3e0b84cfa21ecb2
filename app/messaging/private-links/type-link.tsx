import { Link, useLocation } from "react-router";

import type { Say } from "#app/languages/translate.ts";

import { asksLargeType, withLargeType } from "./large-type.ts";

/** Whether the present address asks for larger type. */
export function useAsksLargeType(): boolean {
  return asksLargeType(new URLSearchParams(useLocation().search));
}

/** The same page in larger type, or in the usual one again. */
export function TypeLink({ say }: { say: Say<"form"> }) {
  const { search } = useLocation();
  const isLarge = useAsksLargeType();
  return (
    <Link
      to={{ search: withLargeType(search === "" ? "?" : search, !isLarge) }}
      className="type-link"
      preventScrollReset
      discover="none"
    >
      {say("form", isLarge ? "usualType" : "largerType")}
    </Link>
  );
}
