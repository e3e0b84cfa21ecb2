import type { ReactNode } from "react";

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
  block: { id, heading, words },
  view,
  home,
  photographsPath,
  refused,
}: PageBlockProps) {
  const parts: Partial<Record<Block["id"], ReactNode>> = {
    events: <PageDays days={view.days} />,
    schedule: <PageSchedule moments={view.moments} />,
    places: <PagePlaces places={view.places} map={view.map} />,
    wear: <Wear view={view} />,
    light: <PageLight days={view.days} />,
    photographs: <PagePhotographs photographs={view.photographs} path={photographsPath} names={view.names} />,
    reply: <PageReply household={view.household} phone={view.phone} home={home} refused={refused} />,
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

function Wear({ view: { days, customs } }: { view: GuestPage }) {
  const dressed = days.flatMap(({ events }) => events).filter(({ dress }) => dress !== "");
  return (
    <>
      {dressed.length > 0 && (
        <dl className="guest-wear">
          {dressed.map(({ id, name, dress }) => (
            <div key={id}>
              <dt>{name}</dt>
              <dd>{dress}</dd>
            </div>
          ))}
        </dl>
      )}
      {customs.map(({ house, name, asks }) => (
        <div key={house} className="guest-customs">
          <h3>{name}</h3>
          <ul>
            {asks.map((ask) => (
              <li key={ask}>{ask}</li>
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
          <li key={line}>
            <strong>{name}</strong>
            {who !== "" && <span>{who}</span>}
          </li>
        );
      })}
    </ul>
  );
}
