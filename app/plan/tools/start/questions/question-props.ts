import type { StartAnswers } from "#app/plan/rules/start/start-answers.ts";

/** Every question reads the answers so far, and changes its own. */
export type QuestionProps = {
  answers: StartAnswers;
  change: (some: Partial<StartAnswers>) => void;
};
