import type { EventKindId } from "../plan/event-kinds.ts";
import type { TraditionArticle } from "./tradition-article.ts";

/** The event of a plan to which a ceremony's guide belongs. */
export const ceremonyEventKinds: Record<TraditionArticle["id"], EventKindId> = {
  mehendi: "mehndi",
  sangeet: "sangeet",
  haldi: "haldi",
  baraat: "baraat",
  pheras: "pheras",
  vidaai: "vidaai",
};
