import { memo, useState } from "react";

import { Icon } from "#app/ui/illustrations/icon.tsx";
import type { PrivatePlanLink } from "#app/plan/document/plan-link.ts";
import { guests, households } from "#app/plan/schema/guests.schema.ts";
import { shortlist } from "#app/plan/schema/shortlist.schema.ts";
import { useRows } from "#app/plan/session/plan-provider.tsx";
import type { ChecklistRow } from "#app/plan/rules/checklist/checklist-rows.ts";
import { rowPath } from "#app/plan/ui/tool-path.ts";
import { ThemeLink } from "#app/site/theme/theme-link.tsx";

import { findInPlan, type Findable } from "./find-in-plan.ts";

type QuickFindProps = { tasks: readonly ChecklistRow[]; link: PrivatePlanLink | null };

/** Finds a guest, a vendor or a task by name. */
export const QuickFind = memo(function QuickFind({ tasks, link }: QuickFindProps) {
  const [typed, setTyped] = useState("");
  const people = useRows(households);
  const named = useRows(guests);
  const vendors = useRows(shortlist);
  const found = typed.trim() === "" ? [] : findInPlan(findables(people, named, vendors, tasks), typed);
  return (
    <search className="quick-find">
      <Icon name="search" />
      <input
        type="search"
        className="input"
        aria-label="Find a guest, vendor or task"
        placeholder="Find"
        autoComplete="off"
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      {typed.trim() !== "" && (
        <ul className="quick-find__found" aria-label="Found">
          {found.length === 0 && <li className="note">Nothing has that name.</li>}
          {found.map(({ kind, id, name, note }) => (
            <li key={`${kind}-${id}`}>
              <ThemeLink to={rowPath(toolOf[kind], id, link)}>
                <bdi>{name}</bdi>
                <small>{note}</small>
              </ThemeLink>
            </li>
          ))}
        </ul>
      )}
    </search>
  );
});

/** The tool that opens at what was found. */
const toolOf = { guest: "guests", vendor: "shortlist", task: "checklist" } as const;

function findables(
  people: readonly { id: string; name: string; people: number | null }[],
  named: readonly { household: string; name: string }[],
  vendors: readonly { id: string; name: string; phone: string }[],
  tasks: readonly ChecklistRow[],
): Findable[] {
  const namesOf = Map.groupBy(named, ({ household }) => household);
  return [
    ...people.map(({ id, name, people: count }) => {
      const names = namesOf.get(id)?.map((guest) => guest.name) ?? [];
      const size = count === null ? "guest" : `${count} ${count === 1 ? "guest" : "guests"}`;
      return { kind: "guest" as const, id, name, note: [size, ...names].join(" · ") };
    }),
    ...vendors.map(({ id, name, phone }) => ({ kind: "vendor" as const, id, name, note: phone || "vendor" })),
    ...tasks.map(({ id, title }) => ({ kind: "task" as const, id, name: title, note: "task" })),
  ];
}
