import { useState, type ReactNode } from "react";

import { useIsOwnSuggestion } from "./proposals-provider.tsx";
import { useMaySuggest } from "./use-may-suggest.ts";

type ChangeOwnProps = { id: string; name: string; renderForm: (close: () => void) => ReactNode };

/** Whoever suggested something changes it in the form that it came from, as long as nobody has answered it. */
export function ChangeOwn({ id, name, renderForm }: ChangeOwnProps) {
  const [isOpen, setIsOpen] = useState(false);
  const maySuggest = useMaySuggest();
  if (!useIsOwnSuggestion(id) || !maySuggest) return null;
  return (
    <>
      <button
        type="button"
        className="text-link family__back"
        aria-label={`Edit: ${name}`}
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        Edit
      </button>
      {isOpen && renderForm(() => setIsOpen(false))}
    </>
  );
}
