import { formatCount } from "#app/languages/site-language.ts";

import { directoryFormId } from "./directory-form.tsx";

type OptionGroupProps<Id extends string> = {
  legend: string;
  /** Key in the URL. */
  name: string;
  options: readonly { id: Id; name: string }[];
  chosen: readonly Id[];
  counts: Readonly<Record<Id, number>>;
  onChange: (chosen: Id[]) => void;
  /** A long list scrolls within 12rem. */
  scroll?: boolean;
};

/** Checkboxes that widen each other. An option without results is disabled, not hidden. */
export function OptionGroup<Id extends string>({
  legend,
  name,
  options,
  chosen,
  counts,
  onChange,
  scroll = false,
}: OptionGroupProps<Id>) {
  return (
    <fieldset>
      <legend>{legend}</legend>
      <div className={scroll ? "locations" : undefined}>
        {options.map((option) => {
          const isChosen = chosen.includes(option.id);
          return (
            <label key={option.id} className="checkbox">
              <input
                type="checkbox"
                form={directoryFormId}
                name={name}
                value={option.id}
                checked={isChosen}
                disabled={!isChosen && counts[option.id] === 0}
                onChange={() =>
                  onChange(
                    options
                      .map(({ id }) => id)
                      .filter((id) => (id === option.id ? !isChosen : chosen.includes(id))),
                  )
                }
              />
              {option.name}
              <span className="count">{formatCount(counts[option.id])}</span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
