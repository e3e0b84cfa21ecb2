import { useId } from "react";

type WordFieldProps = {
  label: string;
  /** The label is read out and not seen. */
  isLabelled?: boolean;
  placeholder?: string;
  maxLength: number;
  value: string;
  change: (value: string) => void;
};

/** A line that the couple writes back to its family. */
export function WordField({ label, isLabelled = true, change, ...input }: WordFieldProps) {
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
