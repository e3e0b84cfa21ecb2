import { href, redirect } from "react-router";

import type { Route } from "./+types/bridesmaid-guide-redirect";

/** The footer's spelling; the guide has the other one. */
export function loader({ url }: Route.LoaderArgs) {
  return redirect(`${href("/bridesmaids-guide")}${url.search}`, 301);
}
