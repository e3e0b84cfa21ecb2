import { useCallback, useEffect, useState, type RefObject } from "react";

import { isCounted } from "#app/catalogue/event-costs/cost-request.ts";
import { useDebounce } from "#app/site/url-state/use-debounce.ts";

/** Milliseconds without a key after which a number counts as typed: 250 begins as 2. */
const rest = 700;

/**
 * Whether a field holds a number that the sums are not for.
 * @param check after each change of the field
 */
export function useNumberCheck(
  field: RefObject<HTMLInputElement | null>,
  { min, max }: { min: number; max: number },
): { isOff: boolean; check: () => void } {
  const [isOff, setOff] = useState(false);
  const { wait, drop } = useDebounce(rest);
  const isRight = useCallback(
    () => field.current === null || isCounted(field.current.value, { min, max }),
    [field, min, max],
  );
  const check = () => {
    drop();
    if (isRight()) setOff(false);
    else wait(() => setOff(true));
  };
  // What was typed before the code was here.
  useEffect(() => {
    if (!isRight()) wait(() => setOff(true));
  }, [isRight, wait]);
  return { isOff, check };
}
