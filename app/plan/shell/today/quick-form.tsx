import type { FormEvent, ReactNode } from "react";

import { FieldError } from "#app/ui/form-fields/field-error.tsx";

/** What came of a quick form: an error, or what was added. */
export type QuickResult = { error: string } | { added: string } | null;

type QuickFormProps = { submit: () => void; button: string; result: QuickResult; children: ReactNode };

/** A form of one or two fields that adds a row to the plan and stays open for the next one. */
export function QuickForm({ submit, button, result, children }: QuickFormProps) {
  const send = (event: FormEvent) => {
    event.preventDefault();
    submit();
  };
  return (
    <form className="quick-add__form" onSubmit={send} noValidate>
      {children}
      <button type="submit" className="button button--primary">
        {button}
      </button>
      <output className="quick-add__result">
        {result !== null && "error" in result && <FieldError id="quick-add-error" error={result.error} />}
        {result !== null && "added" in result && `Added: ${result.added}`}
      </output>
    </form>
  );
}
