import { useState } from "react";

import type { InvitedHousehold } from "#app/plan/rules/rsvp/invited-households.ts";
import {
  areRepliesClosed,
  sendingQueue,
  type Sending,
  type SendingDays,
} from "#app/plan/rules/rsvp/sending-queue.ts";
import type { SentInvitation } from "#app/plan/schema/rsvp.schema.ts";

import { RepliesClosed } from "./replies-closed.tsx";
import { SendQueue } from "./send-queue.tsx";

type Ready = InvitedHousehold & { link: string };

type SendInTurnProps = {
  ready: readonly Ready[];
  sent: ReadonlyMap<string, SentInvitation>;
  days: SendingDays;
};

/** How many have their link, and the two queues: who is next, and whom to remind. */
export function SendInTurn({ ready, sent, days }: SendInTurnProps) {
  const [open, setOpen] = useState<{ sending: Sending; queue: readonly Ready[] } | null>(null);
  const queues = sendingQueue(ready, sent, days);
  const have = ready.filter(({ id, isAnswered }) => isAnswered || (sent.get(id)?.on ?? null) !== null).length;
  const isAnyoneWaiting = ready.some(({ isAnswered }) => !isAnswered);
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
      {days.until !== null && areRepliesClosed(days) && isAnyoneWaiting && (
        <RepliesClosed
          until={days.until}
          purpose={have === 0 ? "to send the links" : "to remind those who haven’t replied"}
        />
      )}
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
          {`Remind ${queues.reminder.length} who ${queues.reminder.length === 1 ? "hasn’t" : "haven’t"} replied`}
        </button>
      )}
      {open !== null && <SendQueue {...open} close={() => setOpen(null)} />}
    </div>
  );
}
