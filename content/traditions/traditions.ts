import { baraat } from "./baraat.ts";
import { haldi } from "./haldi.ts";
import { mehendi } from "./mehendi.ts";
import { pheras } from "./pheras.ts";
import { sangeet } from "./sangeet.ts";
import type { TraditionArticle } from "./tradition-article.ts";
import { vidaai } from "./vidaai.ts";

/** In the order of the specification, which is that of content/ceremonies. */
export const traditions: readonly TraditionArticle[] = [mehendi, sangeet, haldi, baraat, pheras, vidaai];
