import { isPrivateAddress } from "#app/private-links/private-address.ts";
import { isPicturePost } from "#server/picture-posts.ts";

import type { Kind } from "./line.ts";

/** In which line a request waits. Paths that hold a key are private pages, and so are the data of them. */
export function kindOfRequest(request: Request): Kind {
  if (request.method === "POST") return isPicturePost(request) ? "picture" : "letter";
  const { pathname } = new URL(request.url);
  return isPrivateAddress(pathname) ? "letter" : "page";
}
