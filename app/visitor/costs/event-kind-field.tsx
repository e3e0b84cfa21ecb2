import { eventKinds } from "#content/plan/event-kinds.ts";

import { ChoiceField } from "./choice-field.tsx";

const kinds = eventKinds.map(({ id, name }) => [id, name] as const);

type EventKindFieldProps = { id: string; kind: string; isOnly: boolean };

/** The kind of an event in a list of them; of no kind its row goes away. */
export const EventKindField = ({ id, kind, isOnly }: EventKindFieldProps) => (
  <ChoiceField
    name="event"
    label="Event"
    id={id}
    value={kind}
    options={[...kinds, ...(isOnly ? [] : [["", "Remove this event"] as const])]}
  />
);
