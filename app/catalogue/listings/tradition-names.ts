const names: Readonly<Record<string, string>> = {
  "punjabi-sikh": "Punjabi Sikh",
  "punjabi-hindu": "Punjabi Hindu",
  "hindi-hindu": "North Indian Hindu",
  gujarati: "Gujarati",
  muslim: "Muslim",
  ismaili: "Ismaili",
  tamil: "Tamil",
  telugu: "Telugu",
  malayali: "Malayali",
  bengali: "Bengali",
  jain: "Jain",
  nepali: "Nepali",
  fusion: "Fusion",
};

/** All traditions that a listing can have, for a form. */
export const traditionOptions = Object.entries(names).map(([value, label]) => ({ value, label }));

/** 'Punjabi Sikh, Gujarati'; '' for none. */
export function describeTraditions(traditions: readonly string[]): string {
  return traditions.map((tradition) => names[tradition] ?? tradition).join(", ");
}
