import type { Say } from "#app/languages/translate.ts";
import type { FormRejection } from "#app/messaging/forms/form-rejection.ts";

/** Says in a guest's language why a form was not taken. */
export function rejectionIn(
  say: Say<"form">,
  { status, retryAfterSeconds = 60 }: Pick<FormRejection, "status" | "retryAfterSeconds">,
): string {
  return status === 429
    ? say("form", "tooMany", { count: Math.max(1, Math.ceil(retryAfterSeconds / 60)) })
    : say("form", "notSent");
}
