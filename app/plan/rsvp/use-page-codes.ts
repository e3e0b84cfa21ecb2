import { useCallback, useEffect, useState } from "react";

import { openMillisField } from "#app/letterbox/guard-fields.ts";
import { postForm } from "#app/letterbox/post-form.ts";

type Codes = { codes: Readonly<Record<string, string>>; waiting: number };

/** The codes of the households' pages, and how many answers the plan has no room for. */
export type PageCodes = Codes & { trouble: string | null; renew: (household: string) => void };

const none: Codes = { codes: {}, waiting: 0 };

/**
 * Asks the server for the codes of all households that are invited.
 * @param key of the link to edit; null while the plan is not kept on the server
 * @param invited changes when households are invited: then there are new codes
 */
export function usePageCodes(key: string | null, invited: string): PageCodes {
  const [codes, setCodes] = useState(none);
  const [trouble, setTrouble] = useState<string | null>(null);
  const ask = useCallback(
    async (renew: string | null) => {
      const form = new FormData();
      form.append(openMillisField, String(Math.round(performance.now())));
      if (renew !== null) form.append("renew", renew);
      const posted = await postForm(`/plans/${key}/household-pages`, form, readCodes);
      setTrouble(posted.ok ? null : (posted.errors.form ?? null));
      if (posted.ok) setCodes(posted.kept);
    },
    [key],
  );
  useEffect(() => {
    // oxlint-disable-next-line react-hooks/set-state-in-effect -- what the server says comes later
    if (key !== null && invited !== "") void ask(null);
  }, [key, invited, ask]);
  return { ...codes, trouble, renew: (household) => void ask(household) };
}

function readCodes(answer: object): Codes | null {
  const { codes, waiting } = { codes: null, waiting: null, ...answer };
  if (typeof codes !== "object" || codes === null || typeof waiting !== "number") return null;
  const read = Object.entries(codes).filter(
    (entry): entry is [string, string] => typeof entry[1] === "string",
  );
  return { codes: Object.fromEntries(read), waiting };
}
