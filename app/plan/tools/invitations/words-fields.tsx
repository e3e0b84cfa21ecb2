import { textField } from "#app/plan/ui/fields/field-kinds.ts";
import { PlanField } from "#app/plan/ui/fields/plan-field.tsx";
import { PlanTextArea } from "#app/plan/ui/fields/plan-text-area.tsx";
import type { InvitationDesign } from "#app/plan/schema/invitations.schema.ts";

import type { Invitation } from "#app/plan/rules/invitations/plan-invitation.ts";

type WordsFieldsProps = Pick<Invitation, "words" | "defaults"> & {
  change: (words: Partial<Omit<InvitationDesign, "id">>) => void;
  readOnly: boolean;
};

const own = (typed: string, ofPlan: string) => (typed === ofPlan ? null : typed);

/** What stands on the invitation. A text equal to the plan's is stored as none, so that it follows the plan. */
export function WordsFields({ words, defaults, change, readOnly }: WordsFieldsProps) {
  return (
    <section aria-labelledby="invitation-words">
      <h3 className="heading-small" id="invitation-words">
        Words
      </h3>
      <p className="note">
        You can write names and a line in Punjabi (Gurmukhi), Hindi, Gujarati or Urdu as well. We print them
        as you type them.
      </p>
      <div className="plan__grid invitations__words">
        <PlanField
          label="Names"
          {...textField(160)}
          value={words.names}
          write={(names) => change({ names: own(names, defaults.names) })}
          placeholder="Harpreet & Daniel"
          readOnly={readOnly}
        />
        <PlanField
          label="Names in another script"
          {...textField(160)}
          dir="auto"
          value={words.nativeNames}
          write={(nativeNames) => change({ nativeNames: own(nativeNames, defaults.nativeNames) })}
          placeholder="ਹਰਪ੍ਰੀਤ ਅਤੇ ਡੈਨੀਅਲ"
          readOnly={readOnly}
        />
        <PlanTextArea
          label="Parents or hosts"
          value={words.hosts}
          write={(hosts) => change({ hosts: own(hosts, defaults.hosts) })}
          maxLength={300}
          readOnly={readOnly}
        />
        <PlanTextArea
          label="Line above the names"
          value={words.wording}
          write={(wording) => change({ wording: own(wording, defaults.wording) })}
          maxLength={300}
          readOnly={readOnly}
        />
        <PlanTextArea
          label="Line in another script"
          value={words.nativeWording}
          write={(nativeWording) => change({ nativeWording: own(nativeWording, defaults.nativeWording) })}
          maxLength={300}
          dir="auto"
          readOnly={readOnly}
        />
        <PlanField
          label="Event"
          {...textField(120)}
          value={words.event}
          write={(heading) => change({ heading: own(heading, defaults.event) })}
          readOnly={readOnly}
        />
        <PlanField
          label="Day and hour"
          {...textField(120)}
          value={words.when}
          write={(when) => change({ when: own(when, defaults.when) })}
          readOnly={readOnly}
        />
        <PlanField
          label="Place"
          {...textField(200)}
          value={words.place}
          write={(where) => change({ where: own(where, defaults.place) })}
          readOnly={readOnly}
        />
      </div>
    </section>
  );
}
