import type { Say } from "#app/languages/translate.ts";
import type { HouseholdView, InvitedEvent, InvitedPerson } from "#app/plan/projections/household-view.ts";
import { diets } from "#app/plan/schema/guests.schema.ts";
import { eventEmblem } from "#app/plan/ui/event-emblems.ts";
import { Emblem } from "#app/ui/illustrations/emblem.tsx";

import { asksByName, everyone, answerText } from "./event-answer-values.ts";
import { personLabel } from "./household-labels.ts";
import { EventWhen } from "./event-when.tsx";
import { MovedDay } from "./moved-day.tsx";

type ClosedReplyProps = {
  say: Say<"reply" | "diet" | "date" | "time">;
  view: HouseholdView;
  fields: readonly InvitedPerson[];
};

/** What a household replied, to read once replies are closed. */
export function ClosedReply({ say, view: { events, missing, message }, fields }: ClosedReplyProps) {
  return (
    <div className="household__all">
      {events.map((event) => (
        <section key={event.id} className="household__event">
          <h2 className="household__name">
            <Emblem kind={eventEmblem(event.kind)} />
            {event.name}
          </h2>
          <EventWhen say={say} event={event} />
          <MovedDay say={say} event={event} isClosed />
          <p className="household__said">
            <strong>{describeReply(say, event, fields)}</strong>
            <bdi>{namesOf(event, fields).join(", ")}</bdi>
          </p>
        </section>
      ))}
      {fields.some((person) => eatsOf(say, person) !== "") && (
        <section>
          <h2 className="heading-small">{say("reply", "people")}</h2>
          <ul>
            {fields.map((person, at) => (
              <li key={person.id} hidden={eatsOf(say, person) === ""}>
                <bdi>{personLabel(say, person.name, at)}</bdi>: <bdi>{eatsOf(say, person)}</bdi>
              </li>
            ))}
          </ul>
        </section>
      )}
      {missing.length > 0 && <p>{say("reply", "missingTold", { names: missing.join(", ") })}</p>}
      {message !== "" && (
        <section>
          <h2 className="heading-small">{say("reply", "message")}</h2>
          <p dir="auto">{message}</p>
        </section>
      )}
    </div>
  );
}

function describeReply(say: Say<"reply">, event: InvitedEvent, fields: readonly InvitedPerson[]): string {
  const { coming, invited } = event;
  if (coming === null) return say("reply", "notAnswered");
  if (coming === 0) return say("reply", "notComing");
  if (answerText(event, fields) === everyone) return say("reply", "everyone");
  return invited === 1 ? say("reply", "coming") : say("reply", "countComing", { count: coming });
}

/** What the kitchen reads of a person: diets, allergies and the dish. */
const eatsOf = (say: Say<"diet">, { diets: chosen, allergies, meal }: InvitedPerson) =>
  [...diets.filter((diet) => chosen.includes(diet)).map((diet) => say("diet", diet)), allergies, meal]
    .filter((text) => text !== "")
    .join(", ");

/** Who of the household comes, where that is some of it and known. */
function namesOf(event: InvitedEvent, fields: readonly InvitedPerson[]): string[] {
  if (!asksByName(event, fields) || answerText(event, fields) === everyone) return [];
  return fields.flatMap(({ id, name }) =>
    name !== "" && event.attendees?.includes(id) === true ? [name] : [],
  );
}
