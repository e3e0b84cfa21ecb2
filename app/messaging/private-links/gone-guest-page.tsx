import { href } from "react-router";

import type { Words } from "#app/languages/messages.ts";
import { translate } from "#app/languages/translate.ts";

import { GuestPageLayout } from "./guest-page-layout.tsx";
import { LanguageLink } from "./language-link.tsx";

/** What a page says in place of itself. */
export type GoneGuestPageProps = { words: Words<"form" | "frame">; text: string };

/** What a guest reads where a link or a code opens nothing, or nothing any more. */
export function GoneGuestPage({ words, text }: GoneGuestPageProps) {
  const say = translate(words);
  const title = say("frame", "goneTitle");
  return (
    <GuestPageLayout title={title} description={text} heading={title} language={words.language} say={say}>
      <section className="panel">
        <p>{text}</p>
        <p>
          <LanguageLink to={href("/rsvp")}>{say("frame", "toCode")}</LanguageLink>
        </p>
      </section>
    </GuestPageLayout>
  );
}
