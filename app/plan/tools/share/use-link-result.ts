import { useActionData, useSearchParams } from "react-router";

/** The result of a change of the links, in words; null where none was made, or it was rejected. */
export function useLinkResult(): string | null {
  const isRefused = useActionData<unknown>() !== undefined;
  const [search] = useSearchParams();
  const done = search.get("done");
  if (isRefused || done === null) return null;
  return words[done] ?? null;
}

const words: Readonly<Record<string, string>> = {
  rotated: "Done. The old link has stopped working: send the new one to everyone who still needs it.",
  replaced:
    "Done. The old links have stopped working: send the new ones to everyone who still needs them. The link that you mailed to yourself has stopped, too: mail yourself the new one below.",
  details: "Saved. The link to view works as you chose from now on.",
};
