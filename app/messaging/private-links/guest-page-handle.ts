import { languageQueryKey } from "#app/languages/language.ts";
import type { PageHandle } from "#app/site/url-state/page-handle.ts";

import { typeQueryKey } from "./large-type.ts";

/** What the route of a guest's page says of it: its address chooses the language and the size of its type. */
export const guestPageHandle = {
  queryKeys: [languageQueryKey, typeQueryKey],
  ownFrame: true,
} satisfies PageHandle;
