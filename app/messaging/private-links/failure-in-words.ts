import type { Say } from "#app/languages/translate.ts";

import type { SubmissionFailure } from "./failed-submission.ts";

/** Says in a guest's language why a form was not delivered. */
export const failureIn =
  (say: Say<"form">) =>
  (failure: SubmissionFailure): string =>
    failure.reason === "unreachable" ? say("form", "unreachable") : say("form", "failed");
