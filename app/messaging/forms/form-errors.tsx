import { useEffect, useRef, type MouseEvent } from "react";

import { FieldError } from "#app/ui/form-fields/field-error.tsx";
import { Icon } from "#app/ui/illustrations/icon.tsx";

type Errors = Readonly<Partial<Record<string, string>>>;

type FormErrorsProps = {
  /** As the fields have it: a field's id is this, a hyphen and its name. */
  idPrefix?: string;
  /** Labels of the fields that are on the page, in the order of the form. */
  labels?: Errors;
  /** What is wrong, by field. What has no label here is said as a sentence. Every rejection is a new object. */
  errors?: Errors;
  /** What is wrong with the form as a whole, where nothing else is. */
  message?: string | undefined;
  /** What stands above the list of fields. */
  heading?: string;
};

const none: Errors = {};

/**
 * What is wrong with a rejected form, above its fields: every wrong field by name, as a link to it. It takes
 * the focus; without scripts the form's action leads to it (`formErrorsHash`).
 */
export function FormErrors({
  idPrefix = "",
  labels = none,
  errors = none,
  message,
  heading = "Please check",
}: FormErrorsProps) {
  const box = useRef<HTMLDivElement>(null);
  const fields = Object.entries(labels).filter(([name]) => errors[name] !== undefined);
  const sentences = [
    message,
    ...Object.entries(errors).map(([name, words]) => (labels[name] === undefined ? words : undefined)),
  ].filter((words) => words !== undefined);
  const isRejected = fields.length + sentences.length > 0;
  const rejection = isRejected ? errors : null;
  useEffect(() => {
    if (rejection !== null || message !== undefined) box.current?.focus();
  }, [rejection, message]);
  if (!isRejected) return null;
  return (
    <div className="form-errors" role="alert" tabIndex={-1} id={formErrorsId} ref={box} data-form-error>
      {sentences.length > 0 && <FieldError id="form-error" error={sentences.map(withoutStop).join(". ")} />}
      {fields.length > 0 && (
        <>
          <p className="form-errors__heading">
            <Icon name="alert" />
            {heading}
          </p>
          <ul>
            {fields.map(([name, label]) => (
              <li key={name}>
                <a href={`#${idPrefix}-${name}`} className="text-link" onClick={goToField}>
                  {label}
                </a>
                : {withoutStop(errors[name] ?? "")}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

/** Some errors come with their full stop, some without. */
const withoutStop = (words: string) => words.replace(/\.$/, "");

const formErrorsId = "form-errors";

/** The end of a form's action: without scripts its page opens at what is wrong, if anything is. */
export const formErrorsHash = `#${formErrorsId}`;

/** In place of the browser's jump, which the router would take for leaving what was rejected. */
function goToField(event: MouseEvent<HTMLAnchorElement>): void {
  const field = document.getElementById(event.currentTarget.hash.slice(1));
  if (field === null) return;
  event.preventDefault();
  field.focus();
}
