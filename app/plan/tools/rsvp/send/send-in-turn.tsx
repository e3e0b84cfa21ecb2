import { useState } from "react";

import type { InvitedHousehold } from "#app/plan/rules/rsvp/invited-households.ts";
import { sendingQueue, type Sending } from "#app/plan/rules/rsvp/sending-queue.ts";
import type { SentInvitation } from "#app/plan/schema/rsvp.schema.ts";

import { SendQueue } from "./send-queue.tsx";

type Ready = InvitedHousehold & { link: string };

type SendInTurnProps = {
  ready: readonly Ready[];
  sent: ReadonlyMap<string, SentInvitation>;
  today: string;
};

/** How many have their link, and the two queues: who is next, and whom to remind. */
export function SendInTurn({ ready, sent, today }: SendInTurnProps) {
  const [open, setOpen] = useState<{ sending: Sending; queue: readonly Ready[] } | null>(null);
  const queues = sendingQueue(ready, sent, today);
  const have = ready.length - queues.invitation.length;
  const begin = (sending: Sending) => setOpen({ sending, queue: queues[sending] });
  return (
    <div className="rsvp__in-turn">
      <p>
        <strong>
          {have} of {ready.length}
        </strong>{" "}
        {ready.length === 1 ? "household has its link" : "households have their link"}. We don’t track who
        opens it.
      </p>
      {queues.invitation.length > 0 && (
        <button type="button" className="button button--primary" onClick={() => begin("invitation")}>
          {have === 0 ? "Send them one by one" : `Send the next (${queues.invitation.length} left)`}
        </button>
      )}
      {queues.reminder.length > 0 && (
        <button
          type="button"
          className={`button ${queues.invitation.length > 0 ? "button--line" : "button--primary"}`}
          onClick={() => begin("reminder")}
        >
          {`Remind ${queues.reminder.length} who ${queues.reminder.length === 1 ? "hasn’t" : "haven’t"} answered`}
        </button>
      )}
      {open !== null && <SendQueue {...open} close={() => setOpen(null)} />}
    </div>
  );
}
