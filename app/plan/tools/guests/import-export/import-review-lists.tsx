import type { ReactNode } from "react";

import { formatCount } from "#app/languages/site-language.ts";
import { OptionField } from "#app/plan/ui/fields/option-field.tsx";
import type { ImportDecision } from "./import-decisions.ts";
import type { LikelyDuplicateLine, ImportPreview, ImportLine } from "./preview-import.ts";
import type { ListedHousehold, RejectedLine, UnclearCell } from "./listed-household.ts";

/** Maximum number of lines shown of each kind, and of those with a tick. */
const shownLines = 40;
const shownChoices = 400;

type PreviewListsProps = {
  preview: ImportPreview;
  unread: readonly RejectedLine[];
  unclear: readonly UnclearCell[];
  decisions: ReadonlyMap<number, ImportDecision>;
  /** Lines of a chat that are no household: left out unless they are ticked. */
  messages: readonly number[];
  decide: (line: number, decision: ImportDecision) => void;
};

/** New, changed, probably duplicate, unchanged and invalid lines. */
export function ImportReviewLists({
  preview,
  unread,
  unclear,
  decisions,
  messages,
  decide,
}: PreviewListsProps) {
  const { added, changed, same, likely } = preview;
  const fresh = newLines(preview, messages);
  const [inFile, inList] = [likely.filter(isOfFile), likely.filter((one) => !isOfFile(one))];
  return (
    <>
      <Part title="left out" items={unread} isOpen tone="error">
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
      {[
        { title: "likely in your list already", items: inList },
        { title: "likely twice in this file", items: inFile },
      ].map(({ title, items }) => (
        <Part key={title} title={title} items={items} isOpen most={shownChoices}>
          {(one) => (
            <Likely
              key={one.entry.line}
              likely={one}
              decision={decisions.get(one.entry.line)}
              decide={decide}
            />
          )}
        </Part>
      ))}
      <Part title="changed" items={changed} isOpen>
        {(line) => <Line key={line.entry.line} line={line} name={line.household?.name ?? ""} />}
      </Part>
      <Part
        title={
          fresh.length === added.length ? "new" : `new, ${formatCount(fresh.length - added.length)} left out`
        }
        count={added.length}
        items={fresh}
        isOpen={fresh.length <= 10 || messages.length > 0}
        most={shownChoices}
      >
        {({ entry, added: line }) => (
          <NewLine
            key={entry.line}
            entry={entry}
            line={line}
            isMessage={messages.includes(entry.line)}
            take={(isTaken) => decide(entry.line, isTaken ? "new" : "out")}
          />
        )}
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
  tone?: "error";
  /** Their number, where it is not that of all lines shown. */
  count?: number;
  /** How many of them are shown. */
  most?: number;
  children: (item: Item) => ReactNode;
};

function Part<Item>(props: PartProps<Item>) {
  const { title, items, isOpen, tone, count = items.length, most = shownLines, children } = props;
  if (items.length === 0) return null;
  return (
    <details className="guest-preview__part" data-tone={tone} open={isOpen}>
      <summary>
        <b>{formatCount(count)}</b> {title}
      </summary>
      <ul>{items.slice(0, most).map(children)}</ul>
      {items.length > most && <p className="note">And {formatCount(items.length - most)} more.</p>}
    </details>
  );
}

/** Lines of new households, with those that are left out, in their order; messages come first. */
function newLines(
  { added, skipped }: ImportPreview,
  messages: readonly number[],
): { entry: ListedHousehold; added: ImportLine | null }[] {
  const said = new Set(messages);
  const rank = (entry: ListedHousehold) => Number(!said.has(entry.line));
  return [
    ...added.map((line) => ({ entry: line.entry, added: line })),
    ...skipped.map((entry) => ({ entry, added: null })),
  ].toSorted((a, b) => rank(a.entry) - rank(b.entry) || a.entry.line - b.entry.line);
}

function Line({ line, name }: { line: ImportLine; name: string }) {
  return (
    <li>
      <b>{name}</b> <small>line {line.entry.line}</small>
      <span>{describeLine(line)}</span>
    </li>
  );
}

const describeLine = ({ household, outcome }: ImportLine) =>
  outcome.changes
    .filter(({ what }) => household !== null || what !== "Household")
    .map(({ what, from, to }) =>
      household === null ? `${what}: ${to}` : `${what}: ${from || "nothing"} → ${to}`,
    )
    .join("; ");

type NewLineProps = {
  entry: ListedHousehold;
  /** Null where it is left out. */
  line: ImportLine | null;
  isMessage: boolean;
  take: (isTaken: boolean) => void;
};

/** A new household, with a tick: not every line of a chat is one. */
function NewLine({ entry, line, isMessage, take }: NewLineProps) {
  return (
    <li>
      <label className="checkbox">
        <input
          type="checkbox"
          checked={line !== null}
          onChange={({ currentTarget }) => take(currentTarget.checked)}
        />
        <b>{entry.values.name}</b>
      </label>{" "}
      <small>
        line {entry.line}
        {isMessage && line === null && ": a message, so it’s left out. Tick it to add it."}
      </small>
      {line !== null && <span>{describeLine(line)}</span>}
    </li>
  );
}

type LikelyProps = {
  likely: LikelyDuplicateLine;
  decision: ImportDecision | undefined;
  decide: (line: number, decision: ImportDecision) => void;
};

/** Whether it is like another line, and not like a household of the list. */
const isOfFile = ({ like, repeats }: LikelyDuplicateLine) => repeats !== null || like === null;

function Likely({ likely: { entry, like, name, repeats }, decision, decide }: LikelyProps) {
  const choices = [
    ...(like === null ? [] : [{ id: "same", name: `It is ${name}: add what is new` }]),
    { id: "out", name: "Leave it out" },
  ];
  return (
    <li>
      <OptionField
        label={`Line ${entry.line}: ${entry.values.name} ${
          repeats === null
            ? `is likely ${name}${like === null ? ", of an earlier line" : ""}`
            : `appears twice in this file: line ${repeats} says the same`
        }`}
        none="Add it as a new household"
        value={typeof decision === "object" ? "same" : decision === "out" ? "out" : null}
        choices={choices}
        choose={(choice) =>
          decide(
            entry.line,
            choice === null ? "new" : choice === "out" || like === null ? "out" : { same: like.id },
          )
        }
      />
    </li>
  );
}
