import { useEffect, useRef, type RefObject } from "react";

import type { UrlQuery } from "./use-url-query.ts";

type TypedField<Query> = Pick<UrlQuery<Query>, "query" | "latest" | "type"> & {
  /** Parses the text in the field. A module-level function, so that its identity is stable. */
  read: (text: string) => Partial<Query>;
  /** Formats a query for the field. A module-level function, so that its identity is stable. */
  show: (query: Query) => string;
};

/**
 * A field that searches at every keystroke. Its text belongs to the visitor: React renders nothing during
 * typing, and writes into the field only queries from elsewhere.
 * @returns the props of the field
 */
export function useUrlQueryField<Query extends object>({
  query,
  latest,
  type,
  read,
  show,
}: TypedField<Query>): {
  ref: RefObject<HTMLInputElement | null>;
  defaultValue: string;
  onChange: (event: { currentTarget: HTMLInputElement }) => void;
} {
  const ref = useRef<HTMLInputElement>(null);
  const isNew = useRef(true);
  // After the effects of the query, which record the last query.
  useEffect(() => {
    const field = ref.current;
    if (!field) return;
    const asked = latest();
    const isShown = show({ ...asked, ...read(field.value) }) === show(asked);
    // Text typed before hydration is processed now.
    if (isNew.current && !isShown) type(read(field.value));
    else if (!isShown) field.value = show(query);
    isNew.current = false;
  }, [query, latest, type, read, show]);
  return {
    ref,
    defaultValue: show(query),
    onChange: (event) => type(read(event.currentTarget.value)),
  };
}
