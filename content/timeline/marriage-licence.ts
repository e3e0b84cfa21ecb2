/** The advice of specification §9, with the rule behind it. */
export const marriageLicence = {
  advice: "Apply for the Alberta marriage licence within 3 months of the wedding.",
  rule: "Both of you go in person to any registry agent. The licence is valid for three months from the day it is issued, and only in Alberta.",
  source: "Guides of Alberta officiants that repeat alberta.ca (aspencountryhills.com, weddingsbytamara.com)",
  checked: "2026-11-21",
  confidence: "high",
} as const;
