import { z } from "zod";

const kept = z.object({ reference: z.string() });

/** The reference in the JSON that /enquiries answers when it has kept one. */
export async function readReference(answer: Response): Promise<string> {
  return kept.parse(await answer.json()).reference;
}
