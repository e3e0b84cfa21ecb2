import { useEffect, useEffectEvent, useRef, type ReactNode } from "react";
import { useLocation, useSubmit } from "react-router";

import { themeQueryKey } from "#app/site/theme/theme-name.ts";

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

  function answer(filled: HTMLFormElement, target: string, preventScrollReset: boolean) {
    typing.drop();
    const options = { method: "get", replace: true, state: { filledBy } } as const;
    void submit(unusualValues(filled), { ...options, action: target, preventScrollReset });
  }

  // What is being typed when the form is hydrated gets its answer too.
  const form = useRef<HTMLFormElement>(null);
  const answerEarly = useEffectEvent((element: HTMLFormElement) => {
    if (element.contains(document.activeElement) && isChanged(element) && element.checkValidity())
      answer(element, action, true);
  });
  useEffect(() => {
    if (form.current) answerEarly(form.current);
  }, []);

  return (
    <form
      ref={form}
      key={filledBy}
      method="get"
      action={`${action}#${fragment}`}
      className={className}
      noValidate
      onChange={({ currentTarget: changed }) => {
        typing.wait(() => changed.checkValidity() && answer(changed, action, true));
      }}
      onSubmit={(event) => {
        event.preventDefault();
        answer(event.currentTarget, `${action}#${fragment}`, false);
      }}
    >
      {carried.filter(([name]) => name !== themeQueryKey).map(hiddenField)}
      {children}
      {/* Last, as in every URL of the site. */}
      {carried.filter(([name]) => name === themeQueryKey).map(hiddenField)}
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

/** Whether a text field has another value than the page gave it. */
const isChanged = (form: HTMLFormElement) =>
  [...form.elements].some(
    (field) =>
      field instanceof HTMLInputElement && field.type !== "radio" && field.value !== field.defaultValue,
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
