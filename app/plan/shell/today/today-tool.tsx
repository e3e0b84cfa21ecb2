import { useMemo } from "react";

import { households } from "#app/plan/schema/guests.schema.ts";
import { useCanEdit, useRows } from "#app/plan/session/plan-provider.tsx";
import { useAnswers } from "#app/plan/ui/use-answers.ts";
import { paymentRows } from "#app/plan/tools/budget/budget-rows.ts";
import { useBudget, type TrialGuestCounts } from "#app/plan/tools/budget/use-budget.ts";
import { useChecklist } from "#app/plan/tools/checklist/use-checklist.ts";
import { MailOffer } from "#app/plan/tools/share/mail-offer.tsx";
import { WhichPlan } from "#app/plan/tools/share/which-plan.tsx";
import { invitedHouseholds } from "#app/plan/rules/rsvp/invited-households.ts";
import type { ToolProps } from "#app/plan/ui/tool-props.ts";

import { Attention } from "./attention.tsx";
import { CallList } from "./call-list.tsx";
import { CountdownPoster } from "./countdown-poster.tsx";
import { EventStates } from "./event-states.tsx";
import { Glance } from "./glance.tsx";
import { NewsList } from "./news-list.tsx";
import { NextList } from "./next-list.tsx";
import { QuickAdd } from "./quick-add.tsx";
import { QuickFind } from "./quick-find.tsx";
import { useChanges } from "./use-changes.ts";
import { useSeatingConflicts } from "#app/plan/tools/seating/use-seating-conflicts.ts";
import { useIsWeddingWeek } from "./use-is-wedding-week.ts";
import { useNews } from "./use-news.ts";
import { WeddingWeek } from "./wedding-week.tsx";

import "./today.css";

const noneTried: TrialGuestCounts = new Map();
/** Tasks and payments; a line about the seating takes the place of one, so that what is below stays in sight. */
const mostNext = 4;

/** How the wedding is going: what is next, money, replies, events and news; in its week the run sheet first. */
export default function TodayTool({ link }: ToolProps) {
  const { rows, today, time } = useChecklist();
  const budget = useBudget(noneTried);
  const known = useRows(households);
  const cells = useAnswers();
  const invited = useMemo(() => invitedHouseholds(known, cells.row), [known, cells]);
  const news = [...useChanges(rows), ...useNews()];
  const mayEdit = useCanEdit();
  const seating = useSeatingConflicts();
  const isWeek = useIsWeddingWeek();
  return (
    <div className="today">
      <div className="today__side">
        <CountdownPoster today={today} link={link} />
        <div className="today-acts">
          <QuickFind tasks={rows} link={link} />
          {mayEdit && <QuickAdd />}
          <CallList link={link} />
        </div>
        <Glance budget={budget} invited={invited} link={link} />
      </div>
      <div className="today__main">
        {isWeek && <WeddingWeek link={link} />}
        <WhichPlan />
        <MailOffer />
        <section className="today-part" aria-labelledby="today-next">
          <h2 className="today-part__heading" id="today-next">
            {isWeek ? "To do" : "Next"}
          </h2>
          <Attention seating={seating} today={today} link={link} />
          <NextList
            tasks={rows}
            payments={paymentRows(budget, today)}
            today={today}
            weddingDay={time?.day ?? null}
            most={seating.length === 0 ? mostNext : mostNext - 1}
            link={link}
          />
        </section>
        <NewsList news={news} link={link} />
        <section className="today-part" aria-labelledby="today-events">
          <h2 className="today-part__heading" id="today-events">
            Events
          </h2>
          <EventStates link={link} />
        </section>
      </div>
    </div>
  );
}
