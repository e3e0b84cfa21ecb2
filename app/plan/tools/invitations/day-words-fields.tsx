import { textField } from "#app/plan/ui/fields/field-kinds.ts";
import { PlanField } from "#app/plan/ui/fields/plan-field.tsx";
import { PlanTextArea } from "#app/plan/ui/fields/plan-text-area.tsx";
import type { DayWords } from "#app/plan/rules/day-set/day-words.ts";
import type { DayPieceId } from "#app/stationery/day-set/day-piece.ts";

import type { DaySet } from "./use-day-set.ts";

type DayWordsFieldsProps = Pick<DaySet, "words" | "defaults"> & {
  piece: DayPieceId;
  change: (words: Partial<Record<keyof DayWords, string | null>>) => void;
  readOnly: boolean;
};

/** The words of a piece. A text equal to the plan's is stored as none, so that it follows the plan. */
export function DayWordsFields({ piece, words, defaults, change, readOnly }: DayWordsFieldsProps) {
  const field = (id: keyof DayWords) => ({
    value: words[id],
    write: (typed: string) => change({ [id]: typed === defaults[id] ? null : typed }),
    readOnly,
  });
  return (
    <section aria-labelledby="day-words">
      <h3 className="heading-small" id="day-words">
        Words
      </h3>
      <p className="note">{notes[piece]}</p>
      {piece === "welcome" && (
        <div className="plan__grid invitations__words">
          <PlanField label="Line above the names" {...textField(200)} {...field("welcome")} />
          <PlanField
            label="Line in another script"
            {...textField(200)}
            dir="auto"
            {...field("nativeWelcome")}
            placeholder="ਜੀ ਆਇਆਂ ਨੂੰ"
          />
        </div>
      )}
      {piece === "order" && (
        <PlanTextArea
          label="Lines"
          maxLength={3000}
          className="invitations__list"
          dir="auto"
          {...field("order")}
        />
      )}
      {piece === "menu" && (
        <PlanTextArea
          label="Dishes"
          maxLength={3000}
          className="invitations__list"
          dir="auto"
          {...field("menu")}
        />
      )}
      {piece === "thanks" && (
        <div className="plan__grid invitations__words">
          <PlanField label="Your message" {...textField(300)} {...field("thanks")} />
          <PlanField
            label="Thank you in another script"
            {...textField(160)}
            dir="auto"
            {...field("nativeThanks")}
            placeholder="ਧੰਨਵਾਦ"
          />
        </div>
      )}
    </section>
  );
}

const notes: Readonly<Record<DayPieceId, string>> = {
  welcome: "The names are those of this event’s invitation.",
  order: "A line for each item, its time first. The lines follow your schedule until you change them.",
  tables: "Numbers and names are those of the tables in Seating. A table without a name gets no card.",
  places:
    "Names and tables are those in Seating, in any script. Everyone you named has a card, also where fewer come; a household at two tables shows both.",
  menu: "A line for each dish. For courses, leave an empty line between them; the first line of each is its title.",
  thanks: "The names are those of this event’s invitation.",
};
