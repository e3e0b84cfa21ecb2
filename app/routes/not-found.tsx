import { data } from "react-router";

/** Any URL that matches no other route. */
export function loader() {
  throw data("Page not found", { status: 404 });
}

export default function NotFound() {
  return null;
}
