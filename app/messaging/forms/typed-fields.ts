import type { Draft } from "./draft-store.ts";
import { honeypotFieldName } from "./spam-guard-fields.ts";

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The controls of a form that a person types into or ticks, by name. */
function controlsOf(form: HTMLFormElement): Map<string, Control[]> {
  const controls = new Map<string, Control[]>();
  for (const control of form.elements)
    if (isTyped(control)) controls.set(control.name, [...(controls.get(control.name) ?? []), control]);
  return controls;
}

const isTyped = (element: Element): element is Control =>
  (element instanceof HTMLInputElement ||
    element instanceof HTMLTextAreaElement ||
    element instanceof HTMLSelectElement) &&
  element.name !== honeypotFieldName &&
  !/^(?:hidden|file|password|submit)$/.test(element.type);

const isTick = (control: Control): control is HTMLInputElement => /^(?:checkbox|radio)$/.test(control.type);

/** The values of all fields, as they are now. */
export function readTyped(form: HTMLFormElement): Draft {
  return valuesOf(form, (control) =>
    isTick(control) ? (control.checked ? [control.value] : []) : [control.value],
  );
}

/** The values that all fields came with. */
export function readDefaults(form: HTMLFormElement): Draft {
  return valuesOf(form, (control) => {
    if (isTick(control)) return control.defaultChecked ? [control.value] : [];
    if (!(control instanceof HTMLSelectElement)) return [control.defaultValue];
    const options = [...control.options];
    return [(options.find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value ?? ""];
  });
}

/** All fields, empty. */
export const blankFields = (form: HTMLFormElement): Draft =>
  valuesOf(form, (control) => (isTick(control) ? [] : [""]));

function valuesOf(form: HTMLFormElement, read: (control: Control) => string[]): Draft {
  return Object.fromEntries(
    [...controlsOf(form)].map(([name, controls]) => [name, controls.flatMap((control) => read(control))]),
  );
}

/** The fields of `now` that differ from `before`. */
export function changedFields(now: Draft, before: Draft): Draft {
  return Object.fromEntries(
    Object.entries(now).filter(
      ([name, values]) => JSON.stringify(values) !== JSON.stringify(before[name] ?? values),
    ),
  );
}

/** Fills the fields that a draft has, and tells who follows the form what is in it now. */
export function fillFields(form: HTMLFormElement, draft: Draft): void {
  for (const [name, controls] of controlsOf(form)) {
    const values = draft[name];
    if (values === undefined) continue;
    // What comes back is seen, too.
    controls[0]?.closest("details")?.setAttribute("open", "");
    for (const [at, control] of controls.entries())
      if (isTick(control)) control.checked = values.includes(control.value);
      else control.value = values[at] ?? "";
  }
  form.dispatchEvent(new Event("input", { bubbles: true }));
}
