import { href } from "react-router";
import { useCallback, useEffect, useRef, useState } from "react";

import { withFullStop } from "#app/messaging/forms/submit-form.ts";
import { pictureLimits, pictureTooLargeText } from "#app/messaging/pictures/picture-limits.ts";
import type { PagePhotograph } from "#app/plan/document/projection-types.ts";
import type { PhotographChange } from "#app/plan/rules/wedding-page/photograph-limits.ts";

/** A file that is sent, or was: what is wrong with it, or how far it is. */
export type SentPhotograph = { name: string; state: "waiting" | "sending" | "added"; error: string | null };

type Answer = { ok: true; photographs: PagePhotograph[] } | { ok: false; error: string };

/**
 * The photographs of the page as the server has them, and what changes them. They are sent one after the other:
 * a file that is refused is named and keeps none of the others out.
 * @param key of the link to edit; null while the plan is not saved online
 */
export function usePhotographs(key: string | null) {
  const [photographs, setPhotographs] = useState<readonly PagePhotograph[] | null>(null);
  const [sent, setSent] = useState<readonly SentPhotograph[]>([]);
  const [error, setError] = useState<string | null>(null);
  const lastRequest = useRef<Promise<unknown>>(Promise.resolve());
  const path = key === null ? null : href("/plans/:key/photographs", { key });
  const take = useCallback((answer: Answer) => {
    if (answer.ok) setPhotographs(answer.photographs);
    return answer.ok ? null : withFullStop(answer.error);
  }, []);
  useEffect(() => {
    if (path === null) return undefined;
    let isGone = false;
    void request(path).then((answer) => !isGone && setError(take(answer)));
    return () => {
      isGone = true;
    };
  }, [path, take]);

  async function add(files: readonly File[]): Promise<void> {
    if (path === null) return;
    setSent(files.map(({ name }) => ({ name, state: "waiting", error: null })));
    const say = (at: number, said: Partial<SentPhotograph>) =>
      setSent((before) => before.map((one, place) => (place === at ? { ...one, ...said } : one)));
    for (const [at, file] of files.entries()) {
      say(at, { state: "sending" });
      const form = new FormData();
      form.append("what", "add");
      form.append("photograph", file);
      // One after the other: each is a form that the server holds in memory.
      const failure =
        // oxlint-disable-next-line no-await-in-loop -- see above
        file.size > pictureLimits.bytes ? pictureTooLargeText : take(await request(path, form));
      say(at, failure === null ? { state: "added" } : { error: failure });
    }
  }

  /** @returns why it was not done, or null */
  async function change(wanted: PhotographChange): Promise<string | null> {
    if (path === null) return null;
    const form = new FormData();
    for (const [name, value] of Object.entries(wanted)) form.append(name, value);
    const requested = request(path, form);
    lastRequest.current = requested;
    const failure = take(await requested);
    setError(failure);
    return failure;
  }

  /** Resolves when the server has what was typed: a button that is pressed ends the typing, too. */
  const settled = async () => void (await lastRequest.current);

  return { photographs, sent, error, path, add, change, settled };
}

const unreachable = "We couldn’t reach the server. Check your connection and try again";

async function request(path: string, form?: FormData): Promise<Answer> {
  try {
    const response = await fetch(path, form === undefined ? {} : { method: "POST", body: form });
    const body: unknown = await response.json().catch(() => null);
    const answer = typeof body === "object" && body !== null ? body : {};
    if ("photographs" in answer && Array.isArray(answer.photographs))
      return { ok: true, photographs: answer.photographs.filter(isPhotograph) };
    const { form: error }: { form?: unknown } =
      "errors" in answer && typeof answer.errors === "object" && answer.errors !== null ? answer.errors : {};
    return {
      ok: false,
      error: typeof error === "string" ? error : `The server had a problem (${response.status}). Try again`,
    };
  } catch {
    return { ok: false, error: unreachable };
  }
}

function isPhotograph(value: unknown): value is PagePhotograph {
  if (typeof value !== "object" || value === null) return false;
  const { hash, width, height, alt } = { hash: null, width: null, height: null, alt: null, ...value };
  return (
    typeof hash === "string" &&
    typeof width === "number" &&
    typeof height === "number" &&
    typeof alt === "string"
  );
}
