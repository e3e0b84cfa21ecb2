import type { Words } from "./messages.ts";

/** The messages of a wedding's page. */
export type PageWords = Words<"page" | "customs" | "form" | "frame" | "date" | "time">;
