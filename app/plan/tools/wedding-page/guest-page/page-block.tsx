import type { ReactNode } from "react";

import type { Language } from "#app/languages/language.ts";
import type { PageWords } from "#app/languages/page-words.ts";
import { translate, type Say } from "#app/languages/translate.ts";
import type { WorshipHouse } from "#content/plan/guest-customs.ts";
import type { GuestPage } from "#app/plan/projections/guest-page.ts";

import { PageDays } from "./page-days.tsx";
import { PageLight } from "./page-light.tsx";
import { PagePhotographs } from "./page-photographs.tsx";
import { PagePlaces } from "./page-places.tsx";
import { PageReply, type RefusedCode } from "./page-reply.tsx";
import { PageSchedule } from "./page-schedule.tsx";
import { WrittenWords } from "./written-words.tsx";

type Block = GuestPage["blocks"][number];

type PageBlockProps = {
  words: PageWords;
  linked: Language | null;
  block: Block;
  view: GuestPage;
  home: string | null;
  photographsPath: string;
  refused: RefusedCode | null;
};

/** Whether a block has anything to show to this guest. */
export function hasContent({ id, words }: Block, view: GuestPage): boolean {
  const ofPlan: Record<Block["id"], boolean> = {
    events: view.days.length > 0,
    schedule: view.moments.length > 0,
    places: view.places.length > 0,
    travel: false,
    wear: view.customs.length > 0 || view.days.some(({ events }) => events.some(({ dress }) => dress !== "")),
    light: view.days.some(({ light }) => light !== null),
    people: false,
    gifts: false,
    photographs: view.photographs.length > 0,
    reply: true,
  };
  return ofPlan[id] || words.trim() !== "";
}

/** A block: what the couple wrote, then what the plan says. */
export function PageBlock({
  words: messages,
  linked,
  block,
  view,
  home,
  photographsPath,
  refused,
}: PageBlockProps) {
  const { id, heading, words } = block;
  const say = translate(messages);
  const parts: Partial<Record<Block["id"], ReactNode>> = {
    events: <PageDays say={say} days={view.days} />,
    schedule: <PageSchedule say={say} moments={view.moments} days={view.days} />,
    places: <PagePlaces words={messages} places={view.places} map={view.map} />,
    wear: <Wear say={say} view={view} />,
    light: <PageLight say={say} days={view.days} />,
    photographs: (
      <PagePhotographs say={say} photographs={view.photographs} path={photographsPath} names={view.names} />
    ),
    reply: (
      <PageReply
        say={say}
        linked={linked}
        household={view.household}
        phone={view.phone}
        home={home}
        refused={refused}
      />
    ),
  };
  return (
    <section className="guest-block" id={`page-${id}`} data-block={id} aria-labelledby={`page-${id}-heading`}>
      <h2 className="guest-block__heading" id={`page-${id}-heading`}>
        {heading}
      </h2>
      <div className="guest-block__content">
        {id === "people" ? <People words={words} /> : <WrittenWords words={words} />}
        {parts[id]}
      </div>
    </section>
  );
}

/** The messages of what each house asks, in its order. */
const customKeys = {
  gurdwara: ["gurdwara1", "gurdwara2", "gurdwara3", "gurdwara4", "gurdwara5"],
  mandir: ["mandir1", "mandir2", "mandir3", "mandir4"],
  masjid: ["masjid1", "masjid2", "masjid3", "masjid4"],
  jamatkhana: ["jamatkhana1", "jamatkhana2", "jamatkhana3", "jamatkhana4"],
} as const satisfies Record<WorshipHouse, readonly string[]>;

function Wear({ say, view: { days, customs } }: { say: Say<"customs">; view: GuestPage }) {
  const dressed = days.flatMap(({ events }) => events).filter(({ dress }) => dress !== "");
  return (
    <>
      {dressed.length > 0 && (
        <dl className="guest-wear">
          {dressed.map(({ id, name, dress }) => (
            <div key={id}>
              <dt>{name}</dt>
              <dd dir="auto">{dress}</dd>
            </div>
          ))}
        </dl>
      )}
      {customs.map((house) => (
        <div key={house} className="guest-customs">
          <h3>{say("customs", house)}</h3>
          <ul>
            {customKeys[house].map((key) => (
              <li key={key}>{say("customs", key)}</li>
            ))}
          </ul>
        </div>
      ))}
    </>
  );
}

/** One person a line: the name, and after a comma or a dash who that is. */
function People({ words }: { words: string }) {
  const lines = words.split("\n").flatMap((line) => (line.trim() === "" ? [] : [line.trim()]));
  return (
    <ul className="guest-people">
      {lines.map((line) => {
        const [, name = line, who = ""] = /^(.+?)(?:\s*[,:]\s+|\s+[–—-]\s+)(.+)$/u.exec(line) ?? [];
        return (
          <li key={line} dir="auto">
            <strong>{name}</strong>
            {who !== "" && <span>{who}</span>}
          </li>
        );
      })}
    </ul>
  );
}
