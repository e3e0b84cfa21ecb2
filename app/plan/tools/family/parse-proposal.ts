import { textValues } from "#app/messaging/forms/form-values.ts";
import { askForNumber, parseInteger } from "#app/plan/ui/fields/parse-fields.ts";

type Typed = { name: string; people: number; events: string[]; proposer: string; word: string };

export type ProposalErrors = { name?: string; people?: string };

type Read = { ok: true; proposal: Typed } | { ok: false; errors: ProposalErrors };

/** Fewest and most people of a household. */
const bounds = [1, 500] as const;

/** The parsed form of a proposal, or what is wrong with it. */
export function parseProposal(form: FormData): Read {
  const text = (field: string) => (textValues(form, field)[0] ?? "").trim();
  const name = text("name");
  const people = parseInteger(...bounds)(text("people"));
  const errors: ProposalErrors = {
    ...(name === "" ? { name: "write who it is" } : {}),
    ...(people.ok && people.value !== null ? {} : { people: askForNumber(...bounds) }),
  };
  if (!people.ok || people.value === null || name === "") return { ok: false, errors };
  return {
    ok: true,
    proposal: {
      name,
      people: people.value,
      events: [...textValues(form, "events")],
      proposer: text("proposer"),
      word: text("word"),
    },
  };
}
