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

/** 'Punjabi Sikh, Gujarati'; '' for none. */
export function describeTraditions(traditions: readonly string[]): string {
  return traditions.map((tradition) => names[tradition] ?? tradition).join(", ");
}
