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
    "Done. The old link to edit has stopped working, and so have the others that you ticked: send the new ones. If you mailed the link to yourself, mail yourself the new one below.",
  details: "Saved. The link to view works as you chose from now on.",
};
