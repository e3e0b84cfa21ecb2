import { titleOf } from "#app/plan/rules/start/start-answers.ts";
import { wedding, weddingRowId } from "#app/plan/schema/wedding.schema.ts";
import { useCanEdit, useRow, useRowMutations } from "#app/plan/session/plan-provider.tsx";
import { textField } from "#app/plan/ui/fields/field-kinds.ts";
import { PlanField } from "#app/plan/ui/fields/plan-field.tsx";

/** The names of the two. The plan's title follows them until the couple writes its own. */
export function PartnerNames() {
  const row = useRow(wedding, weddingRowId);
  const { put } = useRowMutations(wedding);
  const readOnly = !useCanEdit();
  const { partnerOne = "", partnerTwo = "", title = "" } = row ?? {};
  const write = (one: string, two: string) => {
    const isOwnTitle = title !== "" && title !== titleOf(partnerOne, partnerTwo);
    put(weddingRowId, {
      partnerOne: one,
      partnerTwo: two,
      ...(isOwnTitle ? {} : { title: titleOf(one, two) }),
    });
  };
  return (
    <>
      <PlanField
        {...textField(80)}
        label="Partner 1"
        value={partnerOne}
        write={(name) => write(name, partnerTwo)}
        readOnly={readOnly}
      />
      <PlanField
        {...textField(80)}
        label="Partner 2"
        value={partnerTwo}
        write={(name) => write(partnerOne, name)}
        readOnly={readOnly}
      />
    </>
  );
}
