import { useState } from "react";

import { albertaDate } from "#app/calendar/alberta-time.ts";
import { LabelledField } from "#app/plan/ui/fields/labelled-field.tsx";
import { warnAboutDay } from "#app/plan/ui/fields/parse-fields.ts";

import { seasons } from "#app/plan/tools/start/seasons.ts";
import type { QuestionProps } from "./question-props.ts";
import { RadioChoices } from "./radio-choices.tsx";

const ways = [
  { id: "date", name: "On a day" },
  { id: "season", name: "In a season" },
  { id: "open", name: "Not yet" },
] as const;

/** A day, a season of a year, or neither yet. */
export function WhenQuestion({ answers, change }: QuestionProps) {
  const [way, setWay] = useState<(typeof ways)[number]["id"]>("date");
  const [today] = useState(() => albertaDate(new Date()));
  const remark = warnAboutDay(answers.date, today);
  return (
    <fieldset className="start-question">
      <legend>When?</legend>
      <RadioChoices
        group="start-when"
        label="How much you know"
        choices={ways}
        chosen={way}
        choose={(chosen) => {
          setWay(chosen);
          change({ date: null, season: null, year: null });
        }}
      />
      {way === "date" && (
        <LabelledField label="Wedding day">
          {(id) => (
            <>
              <input
                id={id}
                className="input"
                type="date"
                min={today}
                value={answers.date ?? ""}
                onChange={({ currentTarget }) => change({ date: currentTarget.value || null })}
              />
              {remark !== null && <output className="note">{remark}</output>}
            </>
          )}
        </LabelledField>
      )}
      {way === "season" && <SeasonOfYear answers={answers} change={change} today={today} />}
    </fieldset>
  );
}

function SeasonOfYear({ answers, change, today }: QuestionProps & { today: string }) {
  const first = Number(today.slice(0, 4));
  const years = [0, 1, 2, 3].map((more) => first + more);
  const { season, year } = answers;
  return (
    <div className="start-question__pair">
      <LabelledField label="Season">
        {(id) => (
          <select
            id={id}
            className="input"
            value={season ?? ""}
            onChange={({ currentTarget }) =>
              change({
                season: seasons.find((one) => one.id === currentTarget.value)?.id ?? null,
                year: year ?? first + 1,
              })
            }
          >
            <option value="">Choose</option>
            {seasons.map(({ id: one, name }) => (
              <option key={one} value={one}>
                {name}
              </option>
            ))}
          </select>
        )}
      </LabelledField>
      <LabelledField label="Year">
        {(id) => (
          <select
            id={id}
            className="input"
            value={year ?? first + 1}
            onChange={({ currentTarget }) => change({ year: Number(currentTarget.value) })}
          >
            {years.map((one) => (
              <option key={one} value={one}>
                {one}
              </option>
            ))}
          </select>
        )}
      </LabelledField>
    </div>
  );
}
