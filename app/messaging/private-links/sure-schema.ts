import { z } from "zod";

/** The box to tick before something is done that is hard to take back (SureField). */
export const sureSchema = z.object({ sure: z.literal("yes", { error: "tick the box first" }) });
