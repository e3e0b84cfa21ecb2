import type { Say } from "#app/languages/translate.ts";
import { maxMissingGuests, replyLimits } from "#app/plan/document/reply-limits.ts";
import { TextField } from "#app/ui/form-fields/text-field.tsx";

import { householdIdPrefix } from "./household-labels.ts";
import type { RsvpReplyErrors, RsvpReplyValues } from "./parse-reply-form.ts";

type MissingFieldsProps = {
  say: Say<"reply">;
  /** Whom the household named before. */
  missing: readonly string[];
  values: RsvpReplyValues;
  errors: RsvpReplyErrors;
};

/** Somebody who is missing on the invitation, for the couple to decide: nobody is added by it. */
export function MissingFields({ say, missing, values, errors }: MissingFieldsProps) {
  const field = (part: "name" | "word", label: string, maxLength: number) => (
    <TextField
      idPrefix={householdIdPrefix}
      name={`missing-${part}`}
      label={label}
      error={errors[`missing-${part}`]}
      value={values[`missing-${part}`]?.[0] ?? ""}
      maxLength={maxLength}
      autoComplete="off"
    />
  );
  return (
    <div className="household__persons">
      {missing.length > 0 && (
        <p className="household__told">{say("reply", "missingTold", { names: missing.join(", ") })}</p>
      )}
      {missing.length >= maxMissingGuests ? (
        <p className="note">{say("reply", "missingFull")}</p>
      ) : (
        <details
          className="household__person"
          open={["missing-name", "missing-word"].some((name) => errors[name] !== undefined)}
        >
          <summary>{say("reply", "missing")}</summary>
          <div className="household__fields">
            <p className="note">{say("reply", "missingHow")}</p>
            {field("name", say("reply", "missingName"), replyLimits.name)}
            {field("word", say("reply", "missingWord"), replyLimits.missingWord)}
          </div>
        </details>
      )}
    </div>
  );
}
