import fc from "fast-check";

import type { FilledField } from "./valid-form.ts";
import { hostileText } from "./hostile-texts.ts";

type Mutation = (fields: readonly FilledField[]) => FilledField[];

/** Changes one of the fields, whichever stands at `at` when one goes round. */
const changeAt =
  (at: number, change: (field: FilledField) => FilledField[]): Mutation =>
  (fields) =>
    fields.flatMap((field, index) => (index === at % fields.length ? change(field) : [field]));

const change = (arbitrary: fc.Arbitrary<(field: FilledField) => FilledField[]>) =>
  fc.tuple(fc.nat(200), arbitrary).map(([at, by]) => changeAt(at, by));

/**
 * One thing that is wrong with a form that was filled well.
 * @param names of fields of other forms, too
 */
function oneMutation(names: readonly string[]): fc.Arbitrary<Mutation> {
  const anyName = fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...names) },
    { weight: 1, arbitrary: hostileText },
  );
  return fc.oneof(
    {
      weight: 6,
      arbitrary: change(
        hostileText.map((value) => ({ name }) => [{ name, value }]),
      ),
    },
    {
      weight: 2,
      arbitrary: change(
        hostileText.map((odd) => ({ name, value }) => [{ name, value: value + odd }]),
      ),
    },
    { weight: 2, arbitrary: change(hostileText.map((odd) => (field) => [field, { ...field, value: odd }])) },
    { weight: 1, arbitrary: change(fc.constant(() => [])) },
    { weight: 1, arbitrary: change(fc.constant((field) => [field, field])) },
    { weight: 1, arbitrary: change(anyName.map((name) => (field) => [{ ...field, name }])) },
    {
      weight: 1,
      arbitrary: fc.tuple(anyName, hostileText).map(([name, value]): Mutation => (fields) => [
        ...fields,
        { name, value },
      ]),
    },
    {
      weight: 1,
      arbitrary: fc.constant<Mutation>((fields) =>
        fields.map(({ name, value }) => ({ name: value, value: name })),
      ),
    },
    {
      weight: 1,
      arbitrary: change(
        fc
          .tuple(
            fc.constantFrom("image/jpeg", "text/html", "nonsense", ""),
            fc.uint8Array({ maxLength: 300 }),
          )
          .map(([type, bytes]) => ({ name, value }) => [{ name, value, file: { type, bytes } }]),
      ),
    },
  );
}

/** A form that was filled well, and up to three things that are wrong with it. */
export function mutatedForm(
  filled: fc.Arbitrary<FilledField[]>,
  names: readonly string[],
): fc.Arbitrary<FilledField[]> {
  const mutations = fc.oneof(
    { weight: 1, arbitrary: fc.constant<Mutation[]>([]) },
    { weight: 6, arbitrary: fc.array(oneMutation(names), { minLength: 1, maxLength: 1 }) },
    { weight: 2, arbitrary: fc.array(oneMutation(names), { minLength: 2, maxLength: 3 }) },
  );
  return fc.tuple(filled, mutations).map(([fields, all]) => all.reduce((now, mutate) => mutate(now), fields));
}
