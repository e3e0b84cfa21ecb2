import type { Poster } from "../../kit/poster.ts";
import { marigoldHeader } from "./marigold.ts";
import { wildRoseHeader } from "./wild-rose.ts";

/** Headers of mails, by their path under public/art; mail programs are sent the JPEG beside each. */
export const mailHeaders: Readonly<Record<string, Poster>> = {
  "mail/wild-rose": wildRoseHeader,
  "mail/marigold": marigoldHeader,
};
