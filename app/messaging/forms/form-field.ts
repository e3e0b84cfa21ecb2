/**
 * What a field of a form takes. It is plain data, so that pages can have it: only `fieldSchemas` makes
 * validators of it, which stay on the server.
 */
export type FormField = {
  /** What stands above it on the form. */
  label: string;
  /** What stands beside the label. */
  hint?: string;
  /** What is said when it comes empty; without it the field may be left out. */
  required?: string;
  /** The browser asks for it although the server takes an empty one: who sends another form has no such field. */
  requiredInBrowser?: true;
} & (
  | { kind: "line"; maxLength: number; tooLong: string; autoComplete?: string }
  | { kind: "email"; maxLength: number }
  | { kind: "text"; maxLength: number; tooLong: string }
  | LinesField
  /** One of several; `words` is what an option is called, `unit` stands behind each. */
  | {
      kind: "choice";
      options: readonly string[];
      words?: Readonly<Record<string, string>>;
      unit?: string;
    }
  | { kind: "choices"; options: readonly string[] }
  /** How many of something; people may write 'about 1,200'. */
  | { kind: "count"; least: number; most: number; wrong: string }
  /** A day of the calendar that has not passed in Alberta. */
  | { kind: "coming-date"; withinYears: number }
  /** The id of the listing that the form is about. */
  | { kind: "id"; wrong: string }
  /** Ids of listings. */
  | { kind: "ids"; most: number; tooMany: string; unknown: string }
);

/** One entry on each line. */
type LinesField = {
  kind: "lines";
  maxLength: number;
  tooLong: string;
  maxLines: number;
  tooMany: string;
  maxLineLength: number;
  lineTooLong: string;
};

/** What a field becomes once it is checked; null or empty where it may be left out and was. */
export type FieldValue<Field extends FormField> = Field extends {
  kind: "choice";
  options: readonly (infer Option)[];
}
  ? Field extends { required: string }
    ? Option
    : Option | null
  : Field extends { kind: "choices"; options: readonly (infer Option)[] }
    ? Option[]
    : Field extends { kind: "coming-date" }
      ? string | null
      : Field extends { kind: "count" }
        ? number | null
        : Field extends { kind: "lines" }
          ? string[]
          : Field extends { kind: "ids" }
            ? number[]
            : Field extends { kind: "id" }
              ? number
              : string;

/** Whether the values of a field may come several times under its name. */
export const isMultiValue = ({ kind }: FormField): boolean => kind === "choices" || kind === "ids";

/** Whether a field takes words of one's own, in which links and advertising can stand. */
export const isFreeText = ({ kind }: FormField): boolean =>
  kind === "line" || kind === "text" || kind === "lines";
