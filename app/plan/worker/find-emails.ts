import { AbstractType, Item, type Doc } from "yjs";

import { stringifyValue } from "./redact-from-plan.ts";

/** What looks like an email address among other words. */
const addressLike = /[\p{L}\p{N}.!#$%&'*+/=?^_`{|}~-]+@[\p{L}\p{N}.-]+/gu;

/** Every email address that a document names, also in what was removed and is still in it. */
export function findEmails(document: Doc): string[] {
  const found = new Set<string>();
  for (const structs of document.store.clients.values())
    for (const struct of structs) {
      if (!(struct instanceof Item)) continue;
      const said = struct.content.getContent().filter((value) => !(value instanceof AbstractType));
      for (const [address] of stringifyValue([struct.parentSub, said]).matchAll(addressLike))
        // As it stands there, and without what belongs to the sentence.
        for (const spelled of [address, address.replaceAll(/^['*_]+|[.-]+$/g, "")])
          found.add(spelled.toLowerCase());
    }
  return [...found];
}
