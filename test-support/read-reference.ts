import { z } from "zod";

const kept = z.object({ reference: z.string() });

/** The reference in the JSON response of /enquiries to a saved enquiry. */
export async function readReference(answer: Response): Promise<string> {
  return kept.parse(await answer.json()).reference;
}
