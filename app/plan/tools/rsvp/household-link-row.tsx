import { linkLabels } from "#app/plan/document/link-labels.ts";
import type { InvitedHousehold } from "#app/plan/rules/rsvp/invited-households.ts";
import type { SentInvitation } from "#app/plan/schema/rsvp.schema.ts";

import { describeHouseholdLink } from "./describe-household-link.ts";

type HouseholdLinkRowProps = {
  household: InvitedHousehold & { code: string };
  /** Names of the events that moved after its reply. */
  moved: readonly string[];
  sent: SentInvitation | undefined;
  send: () => void;
  tick: (isSent: boolean) => void;
  renew: () => void;
};

/** A household's code, how far it is, and what can be done with its link. */
export function HouseholdLinkRow({ household, moved, sent, send, tick, renew }: HouseholdLinkRowProps) {
  const { name, people, code } = household;
  const whose = name === "" ? "this household" : name;
  return (
    <li>
      <p>
        <strong>{name === "" ? "A household" : name}</strong>, {people === 1 ? "1 guest" : `${people} guests`}{" "}
        <span className="note">· {describeHouseholdLink(household, moved, sent)}</span>
      </p>
      <code>{code}</code>
      <label className="checkbox">
        <input
          type="checkbox"
          checked={(sent?.on ?? null) !== null}
          onChange={({ currentTarget }) => tick(currentTarget.checked)}
        />
        Sent
        <span className="visually-hidden"> to {whose}</span>
      </label>
      <button type="button" className="button button--primary button--small" onClick={send}>
        Send
        <span className="visually-hidden"> to {whose}</span>
      </button>
      <button type="button" className="button button--line button--small" onClick={renew}>
        {linkLabels.replace}
        <span className="visually-hidden">: the link of {name}; the old one then stops working</span>
      </button>
    </li>
  );
}
