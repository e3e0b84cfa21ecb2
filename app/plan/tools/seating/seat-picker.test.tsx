import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";

import { households } from "#app/plan/schema/guests.schema.ts";
import { rowOf } from "#test-support/plan-rows.ts";

import { CarriedContext } from "./pick-up-context.ts";
import { SeatPicker } from "./seat-picker.tsx";

test("the number of people and the button that seats them are described by what is wrong, as it changes", () => {
  const party = { household: rowOf(households, "gill", { name: "The Gills" }), people: 3, isSplit: false };
  const markup = renderToStaticMarkup(
    <CarriedContext value={{ party, from: null }}>
      <SeatPicker tables={[]} />
    </CarriedContext>,
  );
  const id = /<output[^>]* id="([^"]+)"/.exec(markup)?.[1] ?? "none";
  expect(markup.split(`aria-describedby="${id}"`)).toHaveLength(3);
});
