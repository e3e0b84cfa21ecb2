import { z } from "zod";

import { formatCount } from "#app/languages/site-language.ts";
import type { ParseResult } from "#app/messaging/forms/parse-result.ts";

import { deskActionWords, isDeskAction, type DeskActionId } from "#app/operator/waiting-list/desk-actions.ts";
import { parseInvitationLine } from "#app/operator/suggestions/parse-invitation-line.ts";

/** What the operator wants done, to what, and with which words. */
export type DeskWish = { action: DeskActionId; of: string; text: string };

/** The answer to the question before what cannot be undone. */
export type DeskSure = "yes" | "no" | null;

export type DeskErrors = { form?: string; text?: string };

/** What was sent, for showing the form again; empty where nothing of it could be read. */
export type DeskValues = Partial<DeskWish>;

const textOf = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === "string" ? value.trim().replaceAll("\r\n", "\n") : "";
};

/** The longest name of an item. */
const maxNameLength = 100;

/** Parses a form of the desk's page; `sure` is the answer to the question, null where that was not asked. */
export function parseDeskForm(
  form: FormData,
): ParseResult<{ wish: DeskWish; sure: DeskSure }, DeskErrors, DeskValues> {
  const [action, of, text] = [textOf(form, "action"), textOf(form, "of"), textOf(form, "text")];
  if (!isDeskAction(action) || of === "" || of.length > maxNameLength)
    return { ok: false, values: {}, errors: { form: "That didn’t arrive in one piece. Please try again" } };
  const wish = { action, of, text };
  const { field } = deskActionWords(action);
  const error = field === undefined ? null : (wrongWith(text, field) ?? unusableFor(action, text));
  if (error !== null) return { ok: false, values: wish, errors: { text: error } };
  const sure = form.get("sure");
  return { ok: true, values: wish, wish, sure: sure === "yes" || sure === "no" ? sure : null };
}

function wrongWith(
  text: string,
  { maxLength, options }: { maxLength: number; options?: Readonly<Record<string, string>> },
): string | null {
  if (options !== undefined) return Object.hasOwn(options, text) ? null : "choose one of these";
  if (text === "") return "write a few words";
  return text.length > maxLength ? `use at most ${formatCount(maxLength)} characters` : null;
}

/** What an action cannot use, though it is a text: it is said before the question, not after it. */
function unusableFor(action: DeskActionId, text: string): string | null {
  if (action === "suggestion-invite" && parseInvitationLine(text) === null)
    return "give one email and one page, with a space between";
  if (action === "listing-owner" && !z.email().safeParse(text).success)
    return "enter an email such as name@example.ca";
  return null;
}
