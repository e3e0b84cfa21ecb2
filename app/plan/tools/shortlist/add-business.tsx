import { useState, type FormEvent } from "react";

import { newId } from "#app/plan/document/new-id.ts";
import { useRowMutations } from "#app/plan/session/plan-provider.tsx";

import { CategoryField } from "./category-field.tsx";
import { shortlist } from "#app/plan/schema/shortlist.schema.ts";

/** A business that the couple found elsewhere. */
export function AddBusiness() {
  const { put } = useRowMutations(shortlist);
  const [name, setName] = useState("");
  const [category, setCategory] = useState("");
  const add = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === "") return;
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
          id="shortlist-add"
          className="input"
          autoComplete="off"
          maxLength={200}
          placeholder="Its name"
          value={name}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
      </div>
      <CategoryField value={category} choose={setCategory} />
      <button type="submit" className="button button--line">
        Add it
      </button>
    </form>
  );
}
