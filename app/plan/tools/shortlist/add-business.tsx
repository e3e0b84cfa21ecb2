import { useRef, useState, type FormEvent } from "react";

import { newId } from "#app/plan/document/new-id.ts";
import { useRowMutations } from "#app/plan/session/plan-provider.tsx";
import { FieldError } from "#app/ui/form-fields/field-error.tsx";

import { CategoryField } from "./category-field.tsx";
import { shortlist } from "#app/plan/schema/shortlist.schema.ts";

/** A business that the couple found elsewhere. */
export function AddBusiness() {
  const { put } = useRowMutations(shortlist);
  const [name, setName] = useState("");
  const [category, setCategory] = useState("");
  const [isMissing, setMissing] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const add = (event: FormEvent) => {
    event.preventDefault();
    setMissing(name.trim() === "");
    if (name.trim() === "") return field.current?.focus();
    put(newId(), { name: name.trim(), category });
    setName("");
  };
  return (
    <form className="shortlist__add" onSubmit={add}>
      <div className="field">
        <label className="field__label" htmlFor="shortlist-add">
          Found one elsewhere?
        </label>
        <input
          ref={field}
          id="shortlist-add"
          className="input"
          autoComplete="off"
          maxLength={200}
          placeholder="Its name"
          aria-invalid={isMissing || undefined}
          aria-describedby={isMissing ? "shortlist-add-error" : undefined}
          value={name}
          onChange={({ currentTarget }) => {
            setName(currentTarget.value);
            setMissing(false);
          }}
        />
      </div>
      {isMissing && <FieldError id="shortlist-add-error" error="enter a name" />}
      <CategoryField value={category} choose={setCategory} />
      <button type="submit" className="button button--line">
        Add it
      </button>
    </form>
  );
}
