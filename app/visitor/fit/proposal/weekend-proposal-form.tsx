import { href } from "react-router";

import type { Weekend } from "#app/catalogue/weekend-fit/weekend.ts";
import { formatWeekend } from "#app/catalogue/weekend-fit/weekend-request.ts";
import { ThemeField } from "#app/site/theme/theme-field.tsx";

import { longestProposalName } from "./proposal-query.ts";

import "./weekend-proposal-form.css";

/** Makes a proposal of two pages of the weekend, with the names that stand on it. */
export function WeekendProposalForm({ weekend }: { weekend: Weekend }) {
  const [, search = ""] = formatWeekend(weekend).split("?");
  return (
    <form className="proposal-form panel" method="get" action={href("/fit/proposal")}>
      <h2 className="heading-medium">Show it to someone</h2>
      <p>Two pages to print or send: the weekend, the places that carry it, and what is still open.</p>
      {[...new URLSearchParams(search)].map(([name, value], at) => (
        // oxlint-disable-next-line react/no-array-index-key -- a key stands once for each event, in their order
        <input key={`${at} ${name}`} type="hidden" name={name} value={value} />
      ))}
      <ThemeField />
      <p className="proposal-form__names">
        <NameField name="for" label="For (the couple’s names)" />
        <NameField name="by" label="From (your name or company)" />
      </p>
      <p>
        <button type="submit" className="button button--primary">
          Make a two-page proposal
        </button>
      </p>
    </form>
  );
}

function NameField({ name, label }: { name: string; label: string }) {
  return (
    <label className="field">
      <span className="field__label">{label}</span>
      <input className="input" name={name} maxLength={longestProposalName} autoComplete="off" />
    </label>
  );
}
