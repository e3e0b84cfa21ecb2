import { useCopy } from "#app/site/frame/use-copy.ts";
import { useHydrated } from "#app/ui/design-system/use-hydrated.ts";

import { useUnsentDraft } from "./use-unsent-draft.ts";

/**
 * What a business wrote and could not send any more, to copy; nothing where it wrote nothing.
 * @param refused what it sent and what came back
 */
export function UnsentWords({ refused }: { refused: string }) {
  const scripted = useHydrated();
  const draft = useUnsentDraft();
  const copy = useCopy();
  const text = refused === "" ? draft : refused;
  if (text === "") return null;
  return (
    <section className="panel private__unsent" aria-labelledby="unsent-heading">
      <h2 className="heading-large" id="unsent-heading">
        What you wrote
      </h2>
      <p>This wasn’t sent. Copy it if you’d like to keep it.</p>
      <div className="field">
        <label className="field__label" htmlFor="unsent-words">
          Your words
        </label>
        <textarea id="unsent-words" className="input" readOnly rows={6} value={text} />
      </div>
      {scripted && (
        <button
          type="button"
          className="button button--line"
          onClick={() => void copy("message", text, "Paste it wherever you’d like to keep it.")}
        >
          Copy your words
        </button>
      )}
    </section>
  );
}
