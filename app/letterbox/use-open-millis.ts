import { useState } from "react";

import { useScripted } from "#app/ui/design-system/use-hydrated.ts";

/**
 * How long a form has been open, in milliseconds. One that came with the page could be read and
 * filled before its script arrived: it is open since the page was asked for.
 */
export function useOpenMillis(): () => number {
  const cameByScript = useScripted();
  const [openedAt] = useState(() => (cameByScript ? performance.now() : 0));
  return () => Math.round(performance.now() - openedAt);
}
