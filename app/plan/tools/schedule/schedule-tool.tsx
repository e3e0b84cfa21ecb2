import { useState } from "react";

import { spellDate } from "#app/calendar/date-arithmetic.ts";
import { NoTrouble, TroubleList } from "#app/plan/ui/conflicts/conflict-list.tsx";
import { Papers } from "#app/plan/ui/print-sheets/print-sheets.tsx";

import { BusinessLink } from "./business-link.tsx";
import { OwnSheet } from "./local-business-sheet.tsx";
import { RunSheet } from "./run-sheet.tsx";
import { RunningOrder } from "./running-order.tsx";
import { TimelinePicture } from "./chart/timeline-chart.tsx";
import { useSchedule, type Schedule } from "#app/plan/schedule/use-schedule.ts";
import { Announce } from "#app/plan/schedule/use-shift.ts";

import "./schedule.css";
import "./running-order.css";

/** All events on one timeline, what clashes, every line of every day, and sheets of it. */
export default function ScheduleTool() {
  const schedule = useSchedule();
  const [said, setSaid] = useState("");
  const [opened, setOpened] = useState<string | null>(null);
  const { days, unplaced, clashes, halls } = schedule;
  const isEmpty = days.length === 0 && unplaced.events.length === 0;
  return (
    <Announce value={setSaid}>
      <section className="plan__section schedule" aria-labelledby="schedule-heading">
        <h2 className="heading-large" id="schedule-heading">
          Schedule
        </h2>
        {isEmpty ? (
          <p className="note">
            No event yet. Choose the wedding day and its events in Start, and their days appear here over
            their sky.
          </p>
        ) : clashes.length === 0 ? (
          <NoTrouble>Nothing clashes: rooms, hours, light and halls were looked at.</NoTrouble>
        ) : (
          <TroubleList
            heading={clashes.length === 1 ? "One thing clashes" : `${clashes.length} things clash`}
            troubles={clashes}
          />
        )}
        {days.length === 0 && !isEmpty && (
          <p className="note">
            The sky is drawn as soon as an event has a day: give the wedding one in Start.
          </p>
        )}
        <TimelinePicture
          schedule={schedule}
          open={(id) => {
            // Closed and opened again, it is to be opened once more.
            setOpened(null);
            requestAnimationFrame(() => setOpened(id));
          }}
        />
        <output className="visually-hidden">{said}</output>
        <datalist id="schedule-venues">
          {halls.map(({ name }) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </datalist>
      </section>
      {!isEmpty && <RunningOrder schedule={schedule} opened={opened} />}
      <Papers papers={papersOf(schedule)} />
    </Announce>
  );
}

function papersOf(schedule: Schedule) {
  return [
    ...schedule.days.map((day) => ({
      id: day.date,
      name: `Run sheet, ${spellDate(day.date)}`,
      sheet: <RunSheet day={day} schedule={schedule} />,
    })),
    ...schedule.businesses.map((business) => ({
      id: business.id,
      name: `For ${business.name === "" ? "a business without a name" : business.name}`,
      sheet: <OwnSheet key={business.id} id={business.id} />,
      handOver: <BusinessLink key={business.id} id={business.id} name={business.name} />,
    })),
  ];
}
