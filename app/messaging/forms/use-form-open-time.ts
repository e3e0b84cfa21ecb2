import { useState } from "react";

import { useHydrated } from "#app/ui/design-system/use-hydrated.ts";

/**
 * How long a form has been open, in milliseconds. A server-rendered form can be read and filled before its
 * script arrives, so it counts from the request of the page.
 */
export function useFormOpenTime(): () => number {
  const cameByScript = useHydrated();
  const [openedAt] = useState(() => (cameByScript ? performance.now() : 0));
  return () => Math.round(performance.now() - openedAt);
}
