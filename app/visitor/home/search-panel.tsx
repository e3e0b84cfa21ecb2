import type { SyntheticEvent } from "react";
import { Form, useLocation } from "react-router";

import { Icon } from "#app/ui/illustrations/icon.tsx";
import { ThemeField } from "#app/site/theme/theme-field.tsx";
import { useWeddingTheme } from "#app/site/theme/theme-provider.tsx";

/** Areas and budgets of the panel (specification §9); they are filters of the directory. */
const areas = [
  { id: "downtown", label: "Downtown" },
  { id: "northwest", label: "Northwest" },
  { id: "northeast", label: "Northeast" },
  { id: "southwest", label: "Southwest" },
  { id: "southeast", label: "Southeast" },
];
const budgets = [
  { id: "budget", label: "$ Budget-Friendly" },
  { id: "mid-range", label: "$$ Moderate" },
  { id: "luxury", label: "$$$ Premium" },
];

/** Opens the directory with the three choices; a plain form, so that it works without scripts. */
export function SearchPanel() {
  const { pack } = useWeddingTheme();
  return (
    <section className="search-panel" aria-label="Find vendors">
      <div className="wrap">
        <div className="search-panel__ticket framed-ticket">
          <Form method="get" action="/vendors" onSubmit={leaveOutUnchosen}>
            <Choice
              name="category"
              label="Vendor type"
              all="All vendors"
              options={pack.home.vendorTypes.map(({ filter, label }) => ({ id: filter, label }))}
            />
            <Choice name="area" label="Area" all="Anywhere" options={areas} />
            <Choice name="price" label="Budget" all="Any budget" options={budgets} />
            <ThemeField />
            <button type="submit" className="button button--primary">
              <Icon name="search" />
              Search Vendors
            </button>
          </Form>
        </div>
      </div>
    </section>
  );
}

/** The address gets only what was chosen: the form is read as soon as this is over. */
function leaveOutUnchosen({ currentTarget }: SyntheticEvent<HTMLFormElement>): void {
  const unchosen = [...currentTarget.querySelectorAll("select")].filter(({ value }) => value === "");
  const setDisabled = (isDisabled: boolean) => {
    for (const select of unchosen) select.disabled = isDisabled;
  };
  setDisabled(true);
  queueMicrotask(() => setDisabled(false));
}

/** What was chosen on each visit of the page, for Back; by the key of the visit and the name of the choice. */
const chosen = new Map<string, string>();

type ChoiceProps = {
  name: string;
  label: string;
  all: string;
  options: readonly { id: string; label: string }[];
};

function Choice({ name, label, all, options }: ChoiceProps) {
  const { key } = useLocation();
  const visit = `${key} ${name}`;
  return (
    <div className="search-panel__field">
      <label htmlFor={`panel-${name}`}>{label}</label>
      <select
        // As it is left, so that a choice from before the code was here counts, too.
        ref={(select) => () => {
          if (select) chosen.set(visit, select.value);
        }}
        id={`panel-${name}`}
        name={name}
        defaultValue={chosen.get(visit)}
      >
        <option value="">{all}</option>
        {options.map((option) => (
          <option key={option.id} value={option.id}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}
