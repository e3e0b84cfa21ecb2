import { describeOutcome } from "#app/plan/tools/family/poll-rules.ts";
import type { PollResult } from "#app/plan/tools/family/poll-rules.ts";
import type { ToolWithRows } from "#app/plan/ui/shown-row.ts";
import type { ToolId } from "#app/plan/ui/tool-ids.ts";
import type { CommentThread, Proposal } from "#app/plan/tools/family/proposal-rules.ts";

/** Something that somebody else did. The key changes with what was done, so that a changed reply is new again. */
export type NewsItem = {
  key: string;
  text: string;
  to: ToolId;
  /** The row that it is about, where its tool can open at it. */
  row?: { tool: ToolWithRows; id: string };
};

type NewsSources = {
  /** Replies of households: how many come to each event where they answered. */
  replies: readonly { id: string; name: string; coming: readonly number[] }[];
  proposals: readonly Proposal[];
  threads: readonly CommentThread[];
  polls: readonly PollResult[];
};

/** What the couple hears of: replies of guests, and what family suggested. */
export function newsForCouple({ replies, proposals, threads, polls }: NewsSources): NewsItem[] {
  return [
    ...replies.map(({ id, name, coming }) => {
      const most = Math.max(0, ...coming);
      return {
        key: `reply/${id}/${coming.join("-")}`,
        text: `${name} replied: ${most === 0 ? "not coming" : `${most} coming`}`,
        to: "rsvp" as const,
        row: { tool: "guests" as const, id },
      };
    }),
    ...proposals.map(({ household: { id, name, proposer } }) => ({
      key: `proposal/${id}`,
      text: `${proposer.trim() || "Family"} suggested ${name}`,
      to: "proposals" as const,
    })),
    ...threads.map(({ comment: { id, author, text } }) => ({
      key: `comment/${id}`,
      text: `${author.trim() || "Family"}: “${shorten(text)}”`,
      to: "proposals" as const,
    })),
    ...polls.flatMap(({ poll, options }) =>
      options.flatMap(({ name, voters, others }, at) =>
        [...voters, ...others].map((voter) => ({
          // A reworded option is no new vote.
          key: `vote/${poll.id}/${at}/${voter}`,
          text: `${voter} voted for ${name}: ${poll.question}`,
          to: "proposals" as const,
        })),
      ),
    ),
  ];
}

/**
 * What family hears of: the couple's decisions and answers.
 * @param isAsked whether an open vote still wants one of this device
 */
export function newsForFamily(
  { proposals, threads, polls }: NewsSources,
  isAsked: (result: PollResult) => boolean,
): NewsItem[] {
  return [
    ...proposals.flatMap(({ household: { name }, decision }) =>
      decision === null
        ? []
        : [
            {
              key: `decision/${decision.id}/${decision.state}`,
              text: `The couple ${decision.state === "accepted" ? "added" : "declined"} ${name}`,
              to: "proposals" as const,
            },
          ],
    ),
    ...threads.flatMap(({ answer }) =>
      answer === null || answer.text === ""
        ? []
        : [
            {
              key: `answer/${answer.id}/${answer.text.length}`,
              text: `${answer.author.trim() || "The couple"} answered: “${shorten(answer.text)}”`,
              to: "proposals" as const,
            },
          ],
    ),
    ...polls.flatMap((result) => {
      const { poll, missing } = result;
      const outcome = describeOutcome(poll);
      if (outcome === null && !isAsked(result)) return [];
      const open = missing.length > 0 ? `Waiting for ${missing.join(", ")}` : "Please vote";
      return {
        key: `poll/${poll.id}/${poll.decided ?? "open"}`,
        text: `${poll.question} ${outcome ?? open}`,
        to: "proposals" as const,
      };
    }),
  ];
}

const shorten = (text: string) => (text.length <= 60 ? text : `${text.slice(0, 59).trimEnd()}…`);
