import { unsubscribedNote } from "#app/messaging/outbox/unsubscribed-note.ts";

/** What the couple has to do once its enquiry is saved. */
export function NextStep({ next }: { next: string }) {
  return (
    <output>
      <p>
        <strong>{next}</strong>
      </p>
      <p>{unsubscribedNote}</p>
    </output>
  );
}
