import type { Say } from "#app/languages/translate.ts";

/** The way past the frame for whoever uses a keyboard; first in every page of guests. */
export function GuestSkipLink({ say }: { say: Say<"frame"> }) {
  return (
    <a className="skip-link" href="#content">
      {say("frame", "skip")}
    </a>
  );
}
