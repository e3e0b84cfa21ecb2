import { data } from "react-router";

/** Any address that no other route has. */
export function loader() {
  throw data("Page not found", { status: 404 });
}

export default function NotFound() {
  return null;
}
