import { z } from "zod/mini";

/** What is wrong, by field; `form` is what belongs to none. */
type Errors = Partial<Record<string, string>>;

export type Posted<Kept> = ({ ok: true } & Kept) | { ok: false; errors: Errors };

const refusal = z.object({ errors: z.record(z.string(), z.string()) });

const unreachable =
  "We could not reach the server. Everything you typed is still here: check your connection and send it again.";

/**
 * Sends a form. Whatever goes wrong comes back as words for the sender; nothing is thrown.
 * @param kept what the answer to a form that was kept looks like
 */
export async function postForm<Kept extends object>(
  path: string,
  form: FormData,
  kept: z.ZodMiniType<Kept>,
): Promise<Posted<Kept>> {
  try {
    const response = await fetch(path, {
      method: "POST",
      // The plain form encoding: half the size of the other, and no files are sent here.
      body: new URLSearchParams(
        [...form].filter((field): field is [string, string] => typeof field[1] === "string"),
      ),
    });
    if (response.status === 413)
      return refused("This is more text than we can take. Shorten it and send it again.");
    const answer: unknown = await response.json().catch(() => null);
    const good = kept.safeParse(answer);
    if (good.success) return { ok: true, ...good.data };
    const bad = refusal.safeParse(answer);
    if (bad.success) return { ok: false, errors: bad.data.errors };
    return refused(
      `The server answered ${response.status}. Nothing was lost: please send it again in a minute.`,
    );
  } catch {
    return refused(unreachable);
  }
}

const refused = (form: string) => ({ ok: false, errors: { form } }) as const;
