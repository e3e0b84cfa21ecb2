import { useEffect, useState, type FormEvent } from "react";

import { albertaDate } from "#app/calendar/alberta-time.ts";
import { Scene } from "#app/ui/illustrations/scene.tsx";
import { wedding, weddingRowId } from "#app/plan/schema/wedding.schema.ts";
import { useRow } from "#app/plan/session/plan-provider.tsx";
import { focusInvalid } from "#app/plan/ui/fields/focus-invalid.ts";
import { useTransaction } from "#app/plan/session/use-transaction.ts";
import { openExample } from "#app/plan/session/example/example-tab.ts";
import { useToast } from "#app/site/frame/toasts.tsx";
import { useWeddingTheme } from "#app/site/theme/theme-provider.tsx";
import type { StartAnswers } from "#app/plan/rules/start/start-answers.ts";

import { KindQuestion } from "./questions/kind-question.tsx";
import { MoreQuestions } from "./questions/more-questions.tsx";
import { WhenQuestion } from "./questions/when-question.tsx";
import { WhoQuestion } from "./questions/who-question.tsx";

import "./start-plan.css";

const nothingSaid: StartAnswers = {
  partnerOne: "",
  partnerTwo: "",
  date: null,
  season: null,
  year: null,
  kinds: [],
  guests: null,
  budgetCents: null,
  places: [],
};

/** What other pages added before the plan was started: date, guests and budget are answered already. */
function useFirstAnswers(): StartAnswers {
  const row = useRow(wedding, weddingRowId);
  if (row === undefined) return nothingSaid;
  const { date, guests, budgetCents } = row;
  return { ...nothingSaid, date, guests, budgetCents };
}

/** What makes the plan is loaded while the couple answers. */
const loadWriter = () => import("#app/plan/rules/start/write-start.ts");

/** First screen of an empty plan: three questions, each can be skipped, and then there is a whole plan. */
export function StartPlan() {
  const [answers, setAnswers] = useState(useFirstAnswers());
  const step = useTransaction();
  const toast = useToast();
  const { isIndianTheme } = useWeddingTheme().pack;
  useEffect(() => void loadWriter(), []);
  const change = (some: Partial<StartAnswers>) => setAnswers((before) => ({ ...before, ...some }));
  const start = async (submitted: FormEvent<HTMLFormElement>) => {
    submitted.preventDefault();
    if (focusInvalid(submitted.currentTarget)) return;
    const { writeStart } = await loadWriter();
    let events = 0;
    step((document) => {
      events = writeStart(document, answers, albertaDate(new Date())).length;
    });
    toast({
      title: "Your plan is ready",
      description: `${events} events with their tasks, budget and schedule. Change anything you like.`,
    });
  };
  return (
    <section className="start-plan" aria-labelledby="start-plan">
      <div className="start-plan__art">
        <Scene
          object={isIndianTheme ? "mandap" : "flower-arch"}
          ridge={0}
          tone={isIndianTheme ? 1 : 2}
          sun={0}
          flip={false}
        />
      </div>
      <form className="start-plan__form" onSubmit={(submitted) => void start(submitted)}>
        <header>
          <h2 className="heading-large" id="start-plan">
            Start your plan
          </h2>
          <p>Skip what you like. No account needed.</p>
        </header>
        <WhoQuestion answers={answers} change={change} />
        <WhenQuestion answers={answers} change={change} />
        <KindQuestion answers={answers} change={change} />
        <div className="start-plan__last">
          <MoreQuestions answers={answers} change={change} />
          <button type="button" className="text-link" onClick={() => openExample(sessionStorage)}>
            Look around an example
          </button>
        </div>
        <button className="button button--primary">Start your plan</button>
      </form>
    </section>
  );
}
