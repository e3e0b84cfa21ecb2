import { useState, type FormEvent } from "react";

import { useDisplayName, saveDisplayName } from "#app/plan/session/display-name.ts";

/** The name that this device shows to others: asked once, and changed at any time. */
export function DisplayNameForm() {
  const name = useDisplayName();
  const [isChanging, setChanging] = useState(false);
  if (name !== null && !isChanging)
    return (
      <button type="button" className="presence__me" onClick={() => setChanging(true)}>
        You: <bdi>{name === "" ? "Anonymous" : name}</bdi>
      </button>
    );
  const save = (typed: string) => {
    saveDisplayName(typed);
    setChanging(false);
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get("name");
    save(typeof typed === "string" ? typed : "");
  };
  return (
    <form className="presence__form" onSubmit={submit}>
      <label htmlFor="presence-name">Your name (others in this plan see it)</label>
      <input
        id="presence-name"
        name="name"
        className="input"
        maxLength={60}
        autoComplete="name"
        defaultValue={name ?? ""}
      />
      <button type="submit" className="button button--line button--small">
        Save
      </button>
      <button type="button" className="button button--line button--small" onClick={() => save("")}>
        Stay anonymous
      </button>
    </form>
  );
}
