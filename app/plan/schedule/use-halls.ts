import { useEffect, useState } from "react";
import { z } from "zod";

import { hall, type Hall } from "#app/plan/rules/schedule/venue-capacity.ts";

const none: readonly Hall[] = [];
let asked: Promise<readonly Hall[]> | null = null;

/** The venues of this site; none until they are here, and none without a signal: then what the couple wrote counts. */
export function useHalls(): readonly Hall[] {
  const [halls, setHalls] = useState(none);
  useEffect(() => {
    let isOver = false;
    asked ??= fetchHalls();
    void asked.then((known) => {
      // The next look asks again where this one had no signal.
      if (known === none) asked = null;
      if (!isOver) setHalls(known);
    });
    return () => {
      isOver = true;
    };
  }, []);
  return halls;
}

async function fetchHalls(): Promise<readonly Hall[]> {
  try {
    const answer = await fetch("/venues/halls");
    return z.array(hall).safeParse(await answer.json()).data ?? none;
  } catch {
    return none;
  }
}
