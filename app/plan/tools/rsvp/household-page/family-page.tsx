import { href } from "react-router";

import type { Words } from "#app/languages/messages.ts";
import { translate } from "#app/languages/translate.ts";
import { CoupleName } from "#app/messaging/private-links/couple-name.tsx";
import { LanguageLink } from "#app/messaging/private-links/language-link.tsx";
import { GuestPageLayout } from "#app/messaging/private-links/guest-page-layout.tsx";
import { Icon } from "#app/ui/illustrations/icon.tsx";

import type { FamilyDay } from "./family-days.ts";
import type { FamilyReply } from "./family-reply.ts";
import { FamilySchedule } from "./family-schedule.tsx";
import { ReplyNotice } from "./reply-notice.tsx";

import "./household-page.css";

type FamilyPageProps = {
  words: Words<"reply" | "form" | "frame">;
  /** Of the relative. */
  name: string;
  couple: string;
  households: readonly { id: string; name: string; reply: FamilyReply }[];
  /** The order of their days. */
  schedule: { heading: string; days: readonly FamilyDay[] };
  familyKey: string;
  /** An answer was just sent. */
  isSaved: boolean;
};

/** The households that a relative answers for, and which of them have answered. */
export function FamilyPage({
  words,
  name,
  couple,
  households,
  schedule,
  familyKey,
  isSaved,
}: FamilyPageProps) {
  const say = translate(words);
  return (
    <GuestPageLayout
      title={say("reply", "familyTitle")}
      eyebrow={name === "" ? say("reply", "familyTitle") : say("reply", "familyOf", { name })}
      heading={couple === "" ? say("reply", "wedding") : <CoupleName names={couple} />}
      couple={couple}
      language={words.language}
      say={say}
    >
      {isSaved && <ReplyNotice>{say("reply", "familyThanks")}</ReplyNotice>}
      <section className="panel household">
        <p>{households.length === 0 ? say("reply", "familyEmpty") : say("reply", "familyHow")}</p>
        <ul className="household__family">
          {households.map(({ id, name: called, reply }, at) => (
            <li key={id}>
              <LanguageLink to={href("/for-family/:key/:household?", { key: familyKey, household: id })}>
                <bdi>{called || say("reply", "household", { number: at + 1 })}</bdi>
              </LanguageLink>
              <span>
                {reply === "answered" && <Icon name="check" />}
                {say("reply", reply)}
              </span>
            </li>
          ))}
        </ul>
      </section>
      <FamilySchedule {...schedule} />
    </GuestPageLayout>
  );
}
