import { useState, type FormEvent } from "react";

import { useDisplayName, saveDisplayName } from "#app/plan/session/display-name.ts";

/** Under which name this device shows itself: asked once, and to be changed at any time. */
export function DisplayNameForm() {
  const name = useDisplayName();
  const [isChanging, setChanging] = useState(false);
  if (name !== null && !isChanging)
    return (
      <button type="button" className="presence__me" onClick={() => setChanging(true)}>
        You: <bdi>{name === "" ? "Somebody" : name}</bdi>
      </button>
    );
  const say = (said: string) => {
    saveDisplayName(said);
    setChanging(false);
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get("name");
    say(typeof typed === "string" ? typed : "");
  };
  return (
    <form className="presence__form" onSubmit={submit}>
      <label htmlFor="presence-name">Your name, for those who look too</label>
      <input
        id="presence-name"
        name="name"
        className="input"
        maxLength={60}
        autoComplete="name"
        defaultValue={name ?? ""}
      />
      <button type="submit" className="button button--line button--small">
        Show it
      </button>
      <button type="button" className="button button--line button--small" onClick={() => say("")}>
        Stay “Somebody”
      </button>
    </form>
  );
}
