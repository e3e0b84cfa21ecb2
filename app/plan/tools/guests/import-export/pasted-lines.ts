import { isQuestion, isSentence } from "./chat-messages.ts";
import type { GuestTable } from "./guest-table.ts";

/** '[12/03, 9:14 p.m.] Mummy: ' and '12/03/2027, 21:14 - Mummy: ' as WhatsApp copies messages. */
const stamp =
  /^[\u200e\u200f\s]*(?:\[[^\]\n]*\d{1,2}[:.]\d{2}[^\]\n]*\]|\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4},? +\d{1,2}[:.]\d{2}[^-\n]{0,12} -)\s*/u;
const sender = /^([^:\n]{1,60}):\s+(.*)$/su;
const system =
  /end-to-end encrypted|<media omitted>|image omitted|sticker omitted|this message was deleted|you deleted this message|joined using|created group|added you|changed the (?:subject|group)|missed (?:voice|video) call/i;
/** What WhatsApp adds to a message, and to the name of a sender who is in nobody's contacts. */
const edited = /\s*<this message was edited>\s*$/iu;
const unknownSender = /^~\s*/u;
/** What stands above all of a list: no group of its own. */
const title = /^(?:guest list|guests?|names?)$/iu;
/** A group that stands alone above its names, as 'Friends:' without the colon. */
const group =
  /^(?:family|friends|relatives|cousins|neighbou?rs|colleagues|co-?workers|(?:(?:bride|groom)(?:['’]s)?|his|her) (?:side|family|friends))$/iu;
const bullet = /^\s*(?:[-*•–▪✅]+|\d{1,3}[.)])\s*/u;

/** Whether lines are copied from a chat. */
export const hasChatStamps = (text: string) => text.split(/\r\n|\n|\r/).some((line) => stamp.test(line));

/**
 * A list in plain lines as a table: one household a line, with who sent it. What a line says beside the name is
 * parsed with the table. A line that ends with a colon, or says 'Friends' alone, is the heading of those after it,
 * and becomes their tag.
 */
export function readPastedLines(text: string): GuestTable {
  const rows: GuestTable["rows"] = [];
  const skipped: string[] = [];
  const messages: number[] = [];
  let [from, tag] = ["", ""];
  for (const [at, raw] of text.split(/\r\n|\n|\r/).entries()) {
    if (raw.trim() === "") continue;
    let rest = raw.replaceAll(/[\u200e\u200f\u202a-\u202e]/g, "");
    const isStamped = stamp.test(rest);
    if (isStamped) {
      rest = rest.replace(stamp, "").replace(edited, "");
      const [, name, message] = sender.exec(rest) ?? [];
      if (name === undefined || message === undefined) {
        skipped.push(rest.trim());
        continue;
      }
      const who = name.replace(unknownSender, "").trim();
      if (who !== from) tag = "";
      [from, rest] = [who, message];
    }
    if (system.test(rest) || !/[\p{L}\p{N}]/u.test(rest)) {
      skipped.push(rest.trim());
      continue;
    }
    const line = rest.replace(bullet, "").trim();
    const heading = line.replace(/:$/, "").trim();
    if (heading !== line || title.test(line) || group.test(line)) {
      tag = title.test(heading) ? "" : heading;
      continue;
    }
    if ((isStamped && isQuestion(line)) || isSentence(line)) messages.push(at + 1);
    rows.push({ line: at + 1, cells: [line, from, tag] });
  }
  return {
    name: "",
    isTable: false,
    header: ["Household", "Proposed by", "Tags"],
    rows,
    messages,
    remarks:
      skipped.length === 0 ? [] : [`Not a household: ${skipped.slice(0, 3).join("; ").replace(/\.$/, "")}.`],
  };
}
