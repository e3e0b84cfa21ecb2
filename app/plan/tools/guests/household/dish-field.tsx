import { OptionField } from "#app/plan/ui/fields/option-field.tsx";
import { rsvp, rsvpRowId } from "#app/plan/schema/rsvp.schema.ts";
import { events } from "#app/plan/schema/wedding.schema.ts";
import { useRow } from "#app/plan/session/plan-provider.tsx";

type DishFieldProps = { meal: string; choose: (meal: string) => void; readOnly: boolean };

/** The dish that a guest chose; nothing where the couple offers none, and no imported list names one. */
export function DishField({ meal, choose, readOnly }: DishFieldProps) {
  const asked = useRow(rsvp, rsvpRowId);
  const event = useRow(events, asked?.dishEvent ?? "");
  const offered = asked === undefined || event === undefined ? [] : asked.dishes;
  const dishes = [...new Set([...offered, meal])].filter((dish) => dish !== "");
  if (dishes.length === 0) return null;
  return (
    <OptionField
      label="Dish"
      none="Not chosen yet"
      value={meal === "" ? null : meal}
      choices={dishes.map((dish) => ({ id: dish, name: dish }))}
      choose={(dish) => choose(dish ?? "")}
      disabled={readOnly}
    />
  );
}
