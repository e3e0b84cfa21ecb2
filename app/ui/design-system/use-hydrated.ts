import { useSyncExternalStore } from "react";

const never = () => () => {};

/** False in what the server sends and until the page has been taken over; true from then on. */
export function useScripted(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
