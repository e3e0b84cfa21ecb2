import type { ExtractSchema } from "hono/types";
import type { z } from "zod";

import type { Desk } from "#server/desk-server.ts";

type Routes = ExtractSchema<Desk>;

/** What a route answers, as JSON, where it does what was asked. */
type Answer<Path extends keyof Routes, Method extends keyof Routes[Path]> =
  Exclude<Routes[Path][Method], { status: 404 }> extends { output: infer Output } ? Output : never;

/** No argument where a schema reads what is answered; one that nobody gives where it does not. */
type Accepts<Answered, Read> = [Answered] extends [never]
  ? [mismatch: "the route has no such answer"]
  : Answered extends Read
    ? []
    : [mismatch: { route: Answered; schema: Read }];

/**
 * The schema of an answer, which the type check compares with the route: one that does not read what the
 * route answers is refused.
 * @param _path of the route, and its method: for the type check alone
 */
export function answerTo<
  Path extends keyof Routes,
  Method extends keyof Routes[Path],
  Schema extends z.ZodType,
>(
  _path: Path,
  _method: Method,
  schema: Schema,
  ..._mismatch: Accepts<Answer<Path, Method>, z.input<Schema>>
): Schema {
  return schema;
}
