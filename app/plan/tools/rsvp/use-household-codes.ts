import { useCallback, useEffect, useRef, useState } from "react";

import { asSentence, ofAsked, postForm } from "#app/messaging/forms/submit-form.ts";

type Codes = { codes: Readonly<Record<string, string>>; waiting: number };

/** The codes of the households' pages, and how many answers the plan has no room for. */
export type PageCodes = Codes & {
  isAsking: boolean;
  /** Why there is nothing new, as a sentence. */
  trouble: string | null;
  askAgain: () => void;
  renew: (household: string) => void;
};

const none: Codes = { codes: {}, waiting: 0 };

/** Seconds until the page asks again by itself, each time that it got nothing; the last one repeats. */
const pauses = [2, 5, 15, 60];

/**
 * Asks the server for the codes of all households that are invited. What fails is asked again, ever more
 * rarely, and at once when the device has a signal again.
 * @param key of the link to edit; null while the plan is not kept on the server
 * @param invited ids with spaces between; '' while there is nothing to ask for
 */
export function usePageCodes(key: string | null, invited: string): PageCodes {
  const [held, setHeld] = useState(none);
  const [trouble, setTrouble] = useState<string | null>(null);
  const [isAsking, setAsking] = useState(false);
  const [again, setAgain] = useState(0);
  /** The households whose codes have come: a plan that is only saved once more asks for nothing. */
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
        const { codes, waiting } = posted.kept;
        const isWhole = waiting === 0 && invited.split(" ").every((id) => id in codes);
        settled.current = isWhole ? wish : "";
        failures.current = 0;
        setHeld(posted.kept);
        return setTrouble(null);
      }
      const why = asSentence(posted.errors.form ?? "");
      setTrouble(`We couldn’t get the links. ${why} We’ll keep trying while this page is open.`);
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
    if (posted.ok) setHeld(posted.kept);
    setTrouble(posted.ok ? null : `The old link still works. ${asSentence(posted.errors.form ?? "")}`);
  };
  return { ...held, trouble, isAsking, askAgain, renew: (household) => void renew(household) };
}

function askForCodes(key: string, renew: string | null) {
  const form = new FormData();
  if (renew !== null) form.append("renew", renew);
  return postForm(`/plans/${key}/household-pages`, form, readCodes, ofAsked);
}

function readCodes(answer: object): Codes | null {
  const { codes, waiting } = { codes: null, waiting: null, ...answer };
  if (typeof codes !== "object" || codes === null || typeof waiting !== "number") return null;
  const read = Object.entries(codes).filter(
    (entry): entry is [string, string] => typeof entry[1] === "string",
  );
  return { codes: Object.fromEntries(read), waiting };
}
