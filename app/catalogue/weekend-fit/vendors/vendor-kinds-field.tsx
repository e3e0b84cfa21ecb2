import type { VendorKindId } from "#content/fit/vendor-kinds.ts";

type VendorKindsFieldProps = {
  kinds: readonly { id: VendorKindId; label: string }[];
  chosen: readonly VendorKindId[];
  /** Without it the field is sent with its form. */
  choose?: (id: VendorKindId, isChosen: boolean) => void;
};

/** Which kinds of vendor a weekend still needs. */
export function VendorKindsField({ kinds, chosen, choose }: VendorKindsFieldProps) {
  return (
    <fieldset className="weekend-vendors panel">
      <legend className="heading-small">Vendors you still need</legend>
      <div>
        {kinds.map(({ id, label }) => (
          <label key={id} className="checkbox">
            <input
              type="checkbox"
              name="vendor"
              value={id}
              {...(choose === undefined
                ? { defaultChecked: chosen.includes(id) }
                : {
                    checked: chosen.includes(id),
                    onChange: ({ currentTarget }) => choose(id, currentTarget.checked),
                  })}
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
