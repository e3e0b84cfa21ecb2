import { useState } from "react";

import { PartyList } from "./party-list.tsx";
import { formatCount } from "#app/languages/site-language.ts";
import type { SeatedParty } from "#app/plan/rules/seating/seating-plan.ts";

/** Listed at once: nobody scrolls through thousands, and the search finds each. */
const step = 150;

/** Households without a seat. */
export function UnseatedParties({ parties }: { parties: readonly SeatedParty[] }) {
  const [most, setMost] = useState(step);
  const left = parties.length - most;
  return (
    <>
      <PartyList parties={left > 0 ? parties.slice(0, most) : parties} from={null} />
      {left > 0 && (
        <button type="button" className="text-link" onClick={() => setMost(most + step)}>
          Show {Math.min(step, left)} more of {formatCount(left)}
        </button>
      )}
    </>
  );
}
