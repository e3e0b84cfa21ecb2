import { authorOf, suggestionId } from "#app/plan/document/author-id.ts";
import type { PollRow, PollVoteRow } from "#app/plan/schema/family.schema.ts";

/** More than a wedding has, and as much as a page can show. */
export const maxPolls = 30;
/** Votes counted in one poll; anybody with the link to suggest could write more. */
const maxVotes = 500;

type PollOption = {
  name: string;
  votes: number;
  voters: readonly string[];
  /** People who were not asked and chose it all the same: listed, not counted. */
  others: readonly string[];
};

export type PollResult = {
  poll: PollRow;
  options: readonly PollOption[];
  /** All votes that count. */
  all: number;
  /** Names that were asked and have not voted. */
  missing: readonly string[];
};

/** Id of a device's vote in a poll: a second vote replaces the first. */
export const voteId = (authorId: string, poll: string) => suggestionId(authorId, poll);

/** The polls with their results, open ones first and the newest of them first. */
export function pollResults(polls: readonly PollRow[], votes: readonly PollVoteRow[]): PollResult[] {
  return polls
    .filter(({ question, options }) => question.trim() !== "" && options.length >= 2)
    .toSorted(
      (a, b) =>
        Number(a.decided !== null) - Number(b.decided !== null) ||
        (b.at ?? 0) - (a.at ?? 0) ||
        (a.id < b.id ? -1 : 1),
    )
    .slice(0, maxPolls)
    .map((poll) => pollResult(poll, votes));
}

/** The votes that count: everybody's, or the latest under each of the asked names. */
function countedVotes(poll: PollRow, votes: readonly PollVoteRow[]): PollVoteRow[] {
  const valid = votes.filter((vote) => counts(vote, poll));
  const asked = new Set(poll.voters.map(foldSpelling));
  const all =
    asked.size === 0 ? valid : onePerName(valid.filter(({ name }) => asked.has(foldSpelling(name))));
  return all.slice(0, maxVotes);
}

function pollResult(poll: PollRow, votes: readonly PollVoteRow[]): PollResult {
  const valid = votes.filter((vote) => counts(vote, poll));
  const asked = new Map(poll.voters.map((name) => [foldSpelling(name), name]));
  const counted = countedVotes(poll, votes);
  const others = asked.size === 0 ? [] : valid.filter(({ name }) => !asked.has(foldSpelling(name)));
  const namesFor = (given: readonly PollVoteRow[], at: number) =>
    given
      .filter(({ choice }) => choice === at)
      .map(({ name }) => asked.get(foldSpelling(name)) ?? (name.trim() || "Anonymous"));
  const options = poll.options.map((name, at) => {
    const voters = namesFor(counted, at);
    return { name, votes: voters.length, voters, others: namesFor(others.slice(0, maxVotes), at) };
  });
  const voted = new Set(counted.map(({ name }) => foldSpelling(name)));
  const missing = [...asked].flatMap(([folded, name]) => (voted.has(folded) ? [] : [name]));
  return { poll, options, all: counted.length, missing };
}

/** The votes that count in a poll, and would not if it asked others. @param voters who it would ask */
export function findDroppedVotes(
  poll: PollRow,
  voters: readonly string[],
  votes: readonly PollVoteRow[],
): PollVoteRow[] {
  const left = new Set(countedVotes({ ...poll, voters: [...voters] }, votes).map(({ id }) => id));
  return countedVotes(poll, votes).filter(({ id }) => !left.has(id));
}

/** The latest vote under each name: of two devices of one person, the second replaces the first. */
function onePerName(votes: readonly PollVoteRow[]): PollVoteRow[] {
  const byTime = votes.toSorted((a, b) => (a.at ?? 0) - (b.at ?? 0) || (a.id < b.id ? -1 : 1));
  return [...new Map(byTime.map((vote) => [foldSpelling(vote.name), vote])).values()];
}

/**
 * Which option counts for the name of a vote, where a later vote under this name replaced it; null while the vote
 * counts itself.
 */
export function replacedBy(
  { choice, name }: Pick<PollVoteRow, "choice" | "name">,
  { poll, options }: Pick<PollResult, "poll" | "options">,
): string | null {
  if (choice === null || poll.voters.length === 0) return null;
  const isUnder = ({ voters }: PollOption) =>
    voters.some((voter) => foldSpelling(voter) === foldSpelling(name));
  const counted = options.findIndex(isUnder);
  return counted < 0 || counted === choice ? null : (options[counted]?.name ?? null);
}

/**
 * Whether an open poll still wants this person's vote: it has none, and asks everyone, or this name. A person
 * without a name may be any of those who are missing.
 */
export function isAskedToVote(
  { poll, missing }: Pick<PollResult, "poll" | "missing">,
  who: { authorId: string; name: string | null; votes: readonly PollVoteRow[] },
): boolean {
  const own = who.votes.find(({ id }) => id === voteId(who.authorId, poll.id));
  if (own !== undefined && counts(own, poll)) return false;
  if (poll.voters.length === 0) return true;
  const name = foldSpelling(who.name ?? "");
  return missing.some((asked) => name === "" || foldSpelling(asked) === name);
}

/** One vote of an author in this poll, for one of its options; everything else stays out. */
function counts({ id, poll, choice }: PollVoteRow, { id: of, options }: PollRow): boolean {
  const author = authorOf(id);
  return (
    poll === of && author !== null && id === voteId(author, of) && choice !== null && choice < options.length
  );
}

/** Equal for spellings of a name, of a person or an option, that differ in case and spaces only. */
export const foldSpelling = (name: string) =>
  name.normalize("NFC").trim().replaceAll(/\s+/gu, " ").toLowerCase();

/**
 * The outcome beside the votes as they are now. Votes can change after the decision, such as before an undone
 * 'Reopen the vote': the number of the decision then says that it is of that time.
 */
export function describeResultOutcome({ poll, options, all }: PollResult): string | null {
  const outcome = describeOutcome(poll);
  if (outcome === null || poll.decided === null || poll.allVotes === null) return outcome;
  // The votes haven't arrived on this device yet: they come after the plan.
  if (all === 0) return outcome;
  const isSame = options[poll.decided]?.votes === (poll.decidedVotes ?? 0) && all === poll.allVotes;
  if (isSame) return outcome;
  return poll.allVotes === 0
    ? `${outcome}, before anyone had voted`
    : `${outcome} at that time. Votes have changed since.`;
}

/** 'Decided: Hyatt, 5 of 7'; null while people vote. */
export function describeOutcome({ decided, options, decidedVotes, allVotes }: PollRow): string | null {
  const name = decided === null ? undefined : options[decided];
  if (name === undefined) return null;
  return allVotes === null || allVotes === 0
    ? `Decided: ${name}`
    : `Decided: ${name}, ${decidedVotes ?? 0} of ${allVotes}`;
}

/** What the couple typed for a poll; options and names one on each line. */
export type PollDraft = { question: string; options: readonly string[]; voters: string };
export type PollErrors = Partial<Record<"question" | "options", string>>;

type ParsedPoll =
  | { ok: true; poll: { question: string; options: string[]; voters: string[] } }
  | { ok: false; errors: PollErrors };

/** Of the errors that a form shows, those that still hold. @param read what is typed by now, parsed */
export function remainingErrors({ question, options }: PollErrors, read: ParsedPoll): PollErrors {
  const wrong = read.ok ? {} : read.errors;
  return {
    ...(question !== undefined && wrong.question !== undefined && { question }),
    ...(options !== undefined && wrong.options !== undefined && { options }),
  };
}

/** Parses a new poll: a question, and two different options at least. */
export function parsePoll({ question, options, voters }: PollDraft): ParsedPoll {
  const named = eachOnce(options.map((option) => option.trim()).filter((option) => option !== ""));
  const errors: PollErrors = {
    ...(question.trim() === "" && { question: "enter a question" }),
    ...(named.length < 2 && { options: "enter at least 2 different options" }),
  };
  if (Object.keys(errors).length > 0) return { ok: false, errors };
  const names = eachOnce(voters.split(/[,\n]/).flatMap((name) => name.trim() || []));
  return { ok: true, poll: { question: question.trim(), options: named, voters: names } };
}

/**
 * Parses a change of a poll. A vote is for the option at its place, and votes may come that this device doesn't know
 * yet: options can be reworded and added, not taken away and not exchanged.
 * @param options as they were when the form was opened
 */
export function parsePollChange(draft: PollDraft, options: readonly string[]): ParsedPoll {
  const read = parsePoll(draft);
  if (!read.ok) return read;
  const [typed, old] = [draft.options.map((option) => option.trim()), options.map(foldSpelling)];
  const isKept = options.every((_, at) => {
    const option = typed[at] ?? "";
    const former = old.indexOf(foldSpelling(option));
    return option !== "" && read.poll.options[at] === option && (former < 0 || former === at);
  });
  return isKept
    ? read
    : {
        ok: false,
        errors: {
          options: "leave every option in its place: you can reword it, or add more below",
        },
      };
}

/** The first spelling of each; those that differ in case and spaces only are one. */
export function eachOnce(typed: readonly string[]): string[] {
  const folded = typed.map(foldSpelling);
  return typed.filter((name, at) => folded.indexOf(foldSpelling(name)) === at);
}
