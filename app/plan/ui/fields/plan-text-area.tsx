import { LabelledField } from "./labelled-field.tsx";

type PlanTextAreaProps = {
  label: string;
  value: string;
  write: (value: string) => void;
  maxLength: number;
  readOnly: boolean;
  className?: string;
  /** Of the box itself, where its words are set in another way than its label. */
  wordsClass?: string;
  /** What it is written in, where that is not the plan's English. */
  lang?: string;
  dir?: "auto" | "ltr" | "rtl";
};

/** Several lines of the plan: each keystroke is written to the plan at once. */
export function PlanTextArea({
  label,
  value,
  write,
  className,
  wordsClass = "",
  ...area
}: PlanTextAreaProps) {
  return (
    <LabelledField label={label} className={className}>
      {(id) => (
        <textarea
          {...area}
          id={id}
          className={`input ${wordsClass}`.trim()}
          value={value}
          onChange={({ currentTarget }) => write(currentTarget.value)}
        />
      )}
    </LabelledField>
  );
}
