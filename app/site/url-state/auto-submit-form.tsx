import type { ReactNode } from "react";
import { useLocation, useSubmit } from "react-router";

import { useDebounce } from "./use-debounce.ts";

/** Debounce time of the form's typing, in milliseconds. */
const rest = 120;

type LiveFormProps = {
  /** Path without search; the result is below the fragment. */
  action: string;
  fragment: string;
  className: string;
  /** Parameters of the URL that belong to other forms and stay as they are. */
  carried: readonly (readonly [name: string, value: string])[];
  children: ReactNode;
};

/**
 * A form whose result is the page under another URL: without scripts its button submits it, with scripts each
 * change does, as soon as the fields are valid (their `pattern` and `min`). A field with its `data-usual`
 * value is left out of the URL.
 */
export function AutoSubmitForm({ action, fragment, className, carried, children }: LiveFormProps) {
  const submit = useSubmit();
  const typing = useDebounce(rest);

  // A link to other values refills the fields; typed values are already in them, so the next URL records
  // which one filled them.
  const { key, state }: { key: string; state: unknown } = useLocation();
  const filledBy = filledByOf(state) ?? key;

  function answer(form: HTMLFormElement, target: string, preventScrollReset: boolean) {
    typing.drop();
    const options = { method: "get", replace: true, state: { filledBy } } as const;
    void submit(unusualValues(form), { ...options, action: target, preventScrollReset });
  }

  return (
    <form
      key={filledBy}
      method="get"
      action={`${action}#${fragment}`}
      className={className}
      noValidate
      onChange={({ currentTarget: form }) => {
        typing.wait(() => form.checkValidity() && answer(form, action, true));
      }}
      onSubmit={(event) => {
        event.preventDefault();
        answer(event.currentTarget, `${action}#${fragment}`, false);
      }}
    >
      {carried.filter(([name]) => name !== "theme").map(hiddenField)}
      {children}
      {/* Last, as in every URL of the site. */}
      {carried.filter(([name]) => name === "theme").map(hiddenField)}
    </form>
  );
}

function filledByOf(state: unknown): string | null {
  return typeof state === "object" &&
    state !== null &&
    "filledBy" in state &&
    typeof state.filledBy === "string"
    ? state.filledBy
    : null;
}

const hiddenField = ([name, value]: readonly [name: string, value: string]) => (
  <input key={name} type="hidden" name={name} value={value} />
);

/** The significant fields: neither empty nor at their usual value. */
function unusualValues(form: HTMLFormElement): URLSearchParams {
  const values = new URLSearchParams();
  for (const [name, value] of new FormData(form)) {
    const field = form.elements.namedItem(name);
    const usual = field instanceof HTMLInputElement ? field.dataset.usual : undefined;
    if (typeof value === "string" && value.trim() !== "" && value !== usual) values.append(name, value);
  }
  return values;
}
