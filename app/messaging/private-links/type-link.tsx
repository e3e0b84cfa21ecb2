import { Link, useLocation } from "react-router";

import type { Say } from "#app/languages/translate.ts";

import { withLargeType } from "./large-type.ts";
import { useLargeType } from "./use-large-type.ts";

/** The same page in larger type, or in the usual one again. */
export function TypeLink({ say }: { say: Say<"form"> }) {
  const { search } = useLocation();
  const isLarge = useLargeType();
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
