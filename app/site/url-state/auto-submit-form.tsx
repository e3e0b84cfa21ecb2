import type { ReactNode } from "react";
import { useLocation, useSubmit } from "react-router";

import { useTypingRest } from "./use-debounce.ts";

/** How long typing has to rest before the form answers, in milliseconds. */
const rest = 120;

type LiveFormProps = {
  /** Path without search; the answer stands under the fragment. */
  action: string;
  fragment: string;
  className: string;
  /** Values of the address that are not this form's and stay as they are. */
  carried: readonly (readonly [name: string, value: string])[];
  children: ReactNode;
};

/**
 * A form whose answer is the page under another address: without scripts its button asks for it, with
 * them each change does, as soon as what stands in the fields can be read (their `pattern` and `min`
 * say so). A field that holds its `data-usual` value is left out of the address.
 */
export function LiveForm({ action, fragment, className, carried, children }: LiveFormProps) {
  const submit = useSubmit();
  const typing = useTypingRest(rest);

  // A link to other values fills the fields anew; what was typed here stands in them already, so the
  // address that follows says which one filled them.
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
      {/* Last, as in every address of the site. */}
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

/** The fields that say something: neither empty nor as they usually are. */
function unusualValues(form: HTMLFormElement): URLSearchParams {
  const values = new URLSearchParams();
  for (const [name, value] of new FormData(form)) {
    const field = form.elements.namedItem(name);
    const usual = field instanceof HTMLInputElement ? field.dataset.usual : undefined;
    if (typeof value === "string" && value.trim() !== "" && value !== usual) values.append(name, value);
  }
  return values;
}
