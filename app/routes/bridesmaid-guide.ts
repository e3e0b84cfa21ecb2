import { redirect } from "react-router";

import type { Route } from "./+types/bridesmaid-guide";

/** The footer's spelling; the guide lives under the other one. */
export function loader({ url }: Route.LoaderArgs) {
  return redirect(`/bridesmaids-guide${url.search}`, 301);
}
