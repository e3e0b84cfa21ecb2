import type { Words } from "./messages.ts";

/** The messages of a household's page. */
export type ReplyWords = Words<"reply" | "form" | "frame" | "preview" | "diet" | "date" | "time">;
