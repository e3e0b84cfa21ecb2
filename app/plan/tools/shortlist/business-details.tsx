import { PlanField } from "#app/plan/ui/fields/plan-field.tsx";
import { PlanTextArea } from "#app/plan/ui/fields/plan-text-area.tsx";
import { parseText, parseTime, formatText, formatTimeInput } from "#app/plan/ui/fields/parse-fields.ts";
import { useRowMutations, useCanEdit } from "#app/plan/session/plan-provider.tsx";

import { CategoryField } from "./category-field.tsx";
import { isListingId } from "#app/plan/rules/shortlist/shortlist-rules.ts";
import { shortlist, type ShortlistRow } from "#app/plan/schema/shortlist.schema.ts";

const texts = [
  { field: "contact", label: "Who answers", maxLength: 200, type: "text" },
  { field: "phone", label: "Phone", maxLength: 40, type: "tel" },
  { field: "email", label: "Email", maxLength: 254, type: "email" },
] as const;

/** Contact, setup time, and notes: folded by default. */
export function BusinessDetails({ row }: { row: ShortlistRow }) {
  const { put } = useRowMutations(shortlist);
  const readOnly = !useCanEdit();
  const { id } = row;
  const known = [row.contact, row.phone, row.notes].filter((text) => text !== "").join(" · ");
  return (
    <details className="shortlist__details">
      <summary>Contact and notes{known !== "" && <span className="shortlist__known">{known}</span>}</summary>
      <div className="plan__grid">
        {!isListingId(id) && (
          <>
            <PlanField
              label="Name"
              value={row.name}
              show={formatText}
              read={parseText}
              write={(name) => put(id, { name })}
              maxLength={200}
              readOnly={readOnly}
            />
            <CategoryField
              value={row.category}
              choose={(category) => put(id, { category })}
              readOnly={readOnly}
            />
          </>
        )}
        {texts.map(({ field, label, ...input }) => (
          <PlanField
            key={field}
            label={label}
            value={row[field]}
            show={formatText}
            read={parseText}
            write={(text) => put(id, { [field]: text })}
            readOnly={readOnly}
            {...input}
          />
        ))}
        <PlanField
          label="Comes to set up at"
          type="time"
          value={row.loadIn}
          show={formatTimeInput}
          read={parseTime}
          write={(loadIn) => put(id, { loadIn })}
          readOnly={readOnly}
        />
        <PlanTextArea
          label="Notes"
          value={row.notes}
          write={(notes) => put(id, { notes })}
          maxLength={4000}
          readOnly={readOnly}
          className="shortlist__notes"
        />
      </div>
    </details>
  );
}
