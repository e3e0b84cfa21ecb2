import { OptionField } from "#app/plan/ui/fields/option-field.tsx";
import type { FieldParser } from "#app/plan/ui/fields/parse-fields.ts";
import { PlanField } from "#app/plan/ui/fields/plan-field.tsx";
import { useSortedEvents } from "#app/plan/ui/use-sorted-events.ts";
import { maxDishes, maxDishLetters, rsvp, rsvpRowId } from "#app/plan/schema/rsvp.schema.ts";
import { useCanEdit, useRow, useRowMutations } from "#app/plan/session/plan-provider.tsx";

/** The dishes that guests choose from at one event; without any nothing is asked. */
export function DishSettings() {
  const row = useRow(rsvp, rsvpRowId);
  const { put } = useRowMutations(rsvp);
  const held = useSortedEvents();
  const readOnly = !useCanEdit();
  const at = held.find(({ id }) => id === row?.dishEvent);
  return (
    <>
      <OptionField
        label="Guests choose a dish at"
        none="No event"
        value={at?.id ?? null}
        choices={held.map(({ id, name }) => ({ id, name: name === "" ? "An event" : name }))}
        choose={(dishEvent) => put(rsvpRowId, { dishEvent: dishEvent ?? "" })}
        disabled={readOnly}
      />
      {at !== undefined && (
        <PlanField
          label="Dishes, with commas between them"
          value={row?.dishes ?? []}
          show={showDishes}
          read={readDishes}
          write={(dishes) => put(rsvpRowId, { dishes })}
          placeholder="Chicken, Paneer, Child’s plate"
          dir="auto"
          readOnly={readOnly}
        />
      )}
    </>
  );
}

const showDishes = (dishes: readonly string[]) => dishes.join(", ");

const readDishes: FieldParser<string[]> = (typed) => {
  const dishes = [...new Set(typed.split(/[,،]/u).map((dish) => dish.trim()))].filter((dish) => dish !== "");
  if (dishes.length > maxDishes) return { ok: false, error: `write at most ${maxDishes} dishes` };
  return dishes.some((dish) => dish.length > maxDishLetters)
    ? { ok: false, error: `write dishes of at most ${maxDishLetters} letters, with commas between them` }
    : { ok: true, value: dishes };
};
