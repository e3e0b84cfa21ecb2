import { useActionData, useSearchParams } from "react-router";

type Refused = { errors: { form?: string }; values: { email?: string } };

/** Result of a request to mail the link; other forms of the tool leave no `typed`. */
export function useMailResult(): { said?: string; error?: string; typed?: string } {
  const refused = useActionData<Refused>();
  const [search] = useSearchParams();
  const typed = refused?.values.email;
  if (refused !== undefined)
    return typed === undefined ? {} : { typed, error: refused.errors.form ?? "it could not be mailed" };
  return search.get("done") === "mailed" ? { said: mailed } : {};
}

const mailed =
  "Your link is on its way, unless that address has asked us for no more mail. Check your spam folder too.";
