import { useId } from "react";

import { SelectInput } from "#app/ui/form-fields/select-input.tsx";
import { TextArea } from "#app/ui/form-fields/text-area.tsx";
import { TextField } from "#app/ui/form-fields/text-field.tsx";
import { CheckboxTilesField } from "#app/ui/form-fields/checkbox-tiles-field.tsx";

import { ForcedState } from "./forced-state.tsx";

const none = undefined;

/** Fields: empty, filled, invalid, focused and disabled. */
export function FieldExamples() {
  const id = useId();
  const common = { idPrefix: id, error: none, value: none };
  return (
    <div className="component-gallery__fields">
      <TextField {...common} name="empty" label="Empty" hint="with a hint" />
      <TextField {...common} name="filled" label="Filled" value="Asha Nair" />
      <TextField
        {...common}
        name="refused"
        label="Refused"
        value="asha@"
        error="write the address as name@example.com"
      />
      <ForcedState state="focus-visible" of="input">
        <TextField {...common} name="focused" label="Focused" value="Banff" />
      </ForcedState>
      <SelectInput {...common} name="choice" label="Choice" options={["50", "100"]} />
      <fieldset disabled>
        <TextField {...common} name="disabled" label="Disabled" value="Not now" />
      </fieldset>
      <TextArea {...common} name="message" label="Message" maxLength={200} />
      <CheckboxTilesField
        {...common}
        name="tiles"
        label="Tiles"
        values={["haldi"]}
        options={[
          { value: "haldi", label: "Haldi" },
          { value: "baraat", label: "Baraat", note: <small>with a horse</small> },
        ]}
      />
      <div>
        {[
          { label: "Box, empty", checked: false, disabled: false },
          { label: "Box, ticked", checked: true, disabled: false },
          { label: "Box, disabled", checked: false, disabled: true },
        ].map(({ label, checked, disabled }) => (
          <label key={label} className="checkbox">
            <input type="checkbox" defaultChecked={checked} disabled={disabled} />
            {label} <span className="count">{disabled ? 0 : 12}</span>
          </label>
        ))}
      </div>
    </div>
  );
}
