import { z } from "zod";

const saved = z.object({ reference: z.string() });

/** The reference in the JSON response of /enquiries to a saved enquiry. */
export async function readReference(answer: Response): Promise<string> {
  return saved.parse(await answer.json()).reference;
}
