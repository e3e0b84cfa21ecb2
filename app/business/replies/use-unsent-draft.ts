import { useMemo } from "react";
import { useLocation } from "react-router";

import { draftKey, readDraft } from "#app/messaging/forms/draft-store.ts";
import { draftOwner } from "#app/messaging/forms/form-draft.tsx";
import { useHydrated } from "#app/ui/design-system/use-hydrated.ts";

import { writtenWords } from "./written-words.ts";

/** What a business typed into the forms of this page and never sent, as its device still has it; empty for none. */
export function useUnsentDraft(): string {
  const { pathname } = useLocation();
  const scripted = useHydrated();
  return useMemo(() => {
    if (!scripted) return "";
    const typedInto = (form: string) =>
      Object.fromEntries(
        Object.entries(readDraft(draftKey(draftOwner(form, pathname))) ?? {}).map(([name, [value = ""]]) => [
          name,
          value,
        ]),
      );
    return writtenWords(typedInto("answer"), typedInto("asked"));
  }, [scripted, pathname]);
}
