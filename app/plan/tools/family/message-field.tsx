import { useId } from "react";

type WordFieldProps = {
  label: string;
  /** The label is for screen readers only. */
  isLabelled?: boolean;
  placeholder?: string;
  maxLength: number;
  value: string;
  change: (value: string) => void;
};

/** The couple's short answer to its family. */
export function MessageField({ label, isLabelled = true, change, ...input }: WordFieldProps) {
  const id = useId();
  return (
    <>
      <label className={isLabelled ? "field__label" : "visually-hidden"} htmlFor={id}>
        {label}
      </label>
      <input
        {...input}
        id={id}
        className="input"
        autoComplete="off"
        onChange={({ currentTarget }) => change(currentTarget.value)}
      />
    </>
  );
}
