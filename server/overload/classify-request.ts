import { isPrivatePath } from "#app/messaging/private-links/private-path.ts";
import { isPictureUpload } from "#server/picture-uploads.ts";

import type { RequestClass } from "./priority-queue.ts";

/** The queue in which a request waits. Paths with a key are private pages, and so are their data requests. */
export function classifyRequest(request: Request): RequestClass {
  if (request.method === "POST") return isPictureUpload(request) ? "upload" : "interactive";
  const { pathname } = new URL(request.url);
  return isPrivatePath(pathname) ? "interactive" : "page";
}
