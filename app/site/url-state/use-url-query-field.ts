import { useEffect, useRef, type RefObject } from "react";

import type { QueryInAddress } from "./use-url-query.ts";

type TypedField<Query> = Pick<QueryInAddress<Query>, "query" | "latest" | "type"> & {
  /** What the text in the field asks for. A function of a module: it stays the same. */
  read: (text: string) => Partial<Query>;
  /** How the field shows a query. A function of a module: it stays the same. */
  show: (query: Query) => string;
};

/**
 * A field that asks for something at every key. Its text is the visitor's: React renders nothing while
 * somebody types, and writes into the field only what was asked for in another way.
 * @returns what the field takes
 */
export function useTypedField<Query extends object>({
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
  // After the effects of the query, which say what was asked for last.
  useEffect(() => {
    const field = ref.current;
    if (!field) return;
    const asked = latest();
    const isShown = show({ ...asked, ...read(field.value) }) === show(asked);
    // What was typed before the page could listen is typed now.
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
