import type { ReactNode } from "react";

import { formatCount } from "#app/languages/site-language.ts";
import { OptionField } from "#app/plan/ui/fields/option-field.tsx";
import type { ImportDecision, LikelyDuplicateLine, ImportPreview, ImportLine } from "./preview-import.ts";
import type { RejectedLine, UnclearCell } from "./listed-household.ts";

/** Maximum number of lines shown of each kind. */
const shownLines = 40;

type PreviewListsProps = {
  preview: ImportPreview;
  unread: readonly RejectedLine[];
  unclear: readonly UnclearCell[];
  decisions: ReadonlyMap<number, ImportDecision>;
  /** Null: add it as a new household. */
  decide: (line: number, decision: ImportDecision | null) => void;
};

/** New, changed, probably duplicate, unchanged and invalid lines. */
export function ImportReviewLists({ preview, unread, unclear, decisions, decide }: PreviewListsProps) {
  const { added, changed, same, likely } = preview;
  return (
    <>
      <Part title="left out" items={unread} isOpen tone="trouble">
        {({ line, why }) => (
          <li key={line}>
            Line {line}: {why}
          </li>
        )}
      </Part>
      <Part title="not understood: added to the notes" items={unclear} isOpen>
        {({ line, household, why }) => (
          <li key={`${line} ${why}`}>
            Line {line}, {household}: {why}
          </li>
        )}
      </Part>
      <Part title="likely in your list already" items={likely} isOpen>
        {(one) => (
          <Likely
            key={one.entry.line}
            likely={one}
            decision={decisions.get(one.entry.line)}
            decide={decide}
          />
        )}
      </Part>
      <Part title="changed" items={changed} isOpen>
        {(line) => <Line key={line.entry.line} line={line} name={line.household?.name ?? ""} />}
      </Part>
      <Part title="new" items={added} isOpen={added.length <= 10}>
        {(line) => <Line key={line.entry.line} line={line} name={line.entry.values.name} />}
      </Part>
      {same > 0 && (
        <p className="note">
          {same === 1 ? "1 household is unchanged." : `${formatCount(same)} households are unchanged.`}
        </p>
      )}
    </>
  );
}

type PartProps<Item> = {
  title: string;
  items: readonly Item[];
  isOpen: boolean;
  tone?: "trouble";
  children: (item: Item) => ReactNode;
};

function Part<Item>({ title, items, isOpen, tone, children }: PartProps<Item>) {
  if (items.length === 0) return null;
  return (
    <details className="guest-preview__part" data-tone={tone} open={isOpen}>
      <summary>
        <b>{formatCount(items.length)}</b> {title}
      </summary>
      <ul>{items.slice(0, shownLines).map(children)}</ul>
      {items.length > shownLines && (
        <p className="note">And {formatCount(items.length - shownLines)} more.</p>
      )}
    </details>
  );
}

function Line({ line: { entry, household, outcome }, name }: { line: ImportLine; name: string }) {
  return (
    <li>
      <b>{name}</b> <small>line {entry.line}</small>
      <span>
        {outcome.changes
          .filter(({ what }) => household !== null || what !== "Household")
          .map(({ what, from, to }) =>
            household === null ? `${what}: ${to}` : `${what}: ${from || "nothing"} → ${to}`,
          )
          .join("; ")}
      </span>
    </li>
  );
}

type LikelyProps = {
  likely: LikelyDuplicateLine;
  decision: ImportDecision | undefined;
  decide: (line: number, decision: ImportDecision | null) => void;
};

function Likely({ likely: { entry, like, name }, decision, decide }: LikelyProps) {
  const choices = [
    ...(like === null ? [] : [{ id: "same", name: `It is ${name}: add what is new` }]),
    { id: "out", name: "Leave it out" },
  ];
  return (
    <li>
      <OptionField
        label={`Line ${entry.line}: ${entry.values.name} is likely ${name}${like === null ? ", of an earlier line" : ""}`}
        none="Add it as a new household"
        value={decision === undefined ? null : decision === "out" ? "out" : "same"}
        choices={choices}
        choose={(choice) =>
          decide(
            entry.line,
            choice === null ? null : choice === "out" || like === null ? "out" : { same: like.id },
          )
        }
      />
    </li>
  );
}
