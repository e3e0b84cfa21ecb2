import type { Answer } from "#app/plan/rules/guests/answer.ts";

/** Replies of the people of a household, and how many of the invited have none. */
type Replies = { invited: number; coming: number; open: number };

/**
 * What a file of single people adds to a household's answer: who has no reply in it may have answered otherwise.
 * Yes and no of both count, and only the rest has no reply. Where they do not fit together, the file counts.
 */
export function mergeReplies(file: Replies, held: Answer): Replies {
  if (held.coming === null || held.invited !== file.invited || file.open === 0) return file;
  const declined = held.invited - held.coming - (held.open?.length ?? 0);
  const yes = Math.max(file.coming, held.coming);
  const no = Math.max(file.invited - file.coming - file.open, declined);
  return yes + no > file.invited
    ? file
    : { invited: file.invited, coming: yes, open: file.invited - yes - no };
}
