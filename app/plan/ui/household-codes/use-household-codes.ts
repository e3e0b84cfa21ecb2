import { href } from "react-router";
import { useCallback, useEffect, useRef, useState } from "react";

import { withFullStop, requestFailureMessages, submitForm } from "#app/messaging/forms/submit-form.ts";

type Codes = { codes: Readonly<Record<string, string>>; waiting: number };

/** The codes of the households' pages, and how many replies the plan has no room for. */
export type HouseholdCodes = Codes & {
  isAsking: boolean;
  /** Why there is nothing new, as a sentence. */
  error: string | null;
  askAgain: () => void;
  renew: (household: string) => void;
};

const none: Codes = { codes: {}, waiting: 0 };

/** Seconds until the page retries after each failure; the last value repeats. */
const pauses = [2, 5, 15, 60];

/**
 * Requests the codes of all invited households from the server. A failed request is repeated, ever more
 * rarely, and at once when the device is online again.
 * @param key of the link to edit; null while the plan is not saved on the server
 * @param invited ids separated by spaces; '' while there is nothing to request
 */
export function useHouseholdCodes(key: string | null, invited: string): HouseholdCodes {
  const [held, setHeld] = useState(none);
  const [error, setError] = useState<string | null>(null);
  const [isAsking, setAsking] = useState(false);
  const [again, setAgain] = useState(0);
  /** The households whose codes are loaded: a plan that is merely saved again requests nothing. */
  const settled = useRef("");
  const failures = useRef(0);
  const askAgain = useCallback(() => setAgain((count) => count + 1), []);
  useEffect(() => {
    const wish = `${key} ${invited} ${again}`;
    if (key === null || invited === "" || settled.current === wish) return;
    const gone = new AbortController();
    const askUntilThere = async () => {
      setAsking(true);
      const posted = await askForCodes(key, null);
      if (gone.signal.aborted) return;
      setAsking(false);
      if (posted.ok) {
        const { codes, waiting } = posted.saved;
        const isWhole = waiting === 0 && invited.split(" ").every((id) => id in codes);
        settled.current = isWhole ? wish : "";
        failures.current = 0;
        setHeld(posted.saved);
        return setError(null);
      }
      const why = withFullStop(posted.errors.form ?? "");
      setError(`We couldn’t get the links. ${why} We’ll keep trying while this page is open.`);
      const pause = pauses[Math.min(failures.current, pauses.length - 1)] ?? 60;
      failures.current += 1;
      const timer = setTimeout(() => void askUntilThere(), pause * 1000);
      gone.signal.addEventListener("abort", () => clearTimeout(timer));
    };
    // oxlint-disable-next-line react-hooks/set-state-in-effect -- what the server says comes later
    void askUntilThere();
    window.addEventListener("online", askAgain, { signal: gone.signal });
    return () => gone.abort();
  }, [key, invited, askAgain, again]);
  const renew = async (household: string) => {
    if (key === null) return;
    const posted = await askForCodes(key, household);
    if (posted.ok) setHeld(posted.saved);
    // Whether the old link still works is not known: the plan may be deleted, or only the response lost.
    setError(posted.ok ? null : `We couldn’t replace the link. ${withFullStop(posted.errors.form ?? "")}`);
  };
  return { ...held, error, isAsking, askAgain, renew: (household) => void renew(household) };
}

function askForCodes(key: string, renew: string | null) {
  const form = new FormData();
  if (renew !== null) form.append("renew", renew);
  return submitForm(href("/plans/:key/household-pages", { key }), form, readCodes, requestFailureMessages);
}

function readCodes(answer: object): Codes | null {
  const { codes, waiting } = { codes: null, waiting: null, ...answer };
  if (typeof codes !== "object" || codes === null || typeof waiting !== "number") return null;
  const read = Object.entries(codes).filter(
    (entry): entry is [string, string] => typeof entry[1] === "string",
  );
  return { codes: Object.fromEntries(read), waiting };
}
