import type { FontFileId } from "#app/stationery/typesetting/typefaces.ts";

/** Words with conjuncts, vowel signs that stand before or around their letter, marks, and Nastaliq's joins. */
export const nativeWords: readonly { file: FontFileId; language: string; texts: readonly string[] }[] = [
  {
    file: "gurmukhi-gurmukhi",
    language: "pa",
    texts: ["ਹਰਪ੍ਰੀਤ", "ਸ੍ਰੀ", "ਸਿੰਘ", "ਵਿਆਹ", "ਖ਼ੁਸ਼ੀਆਂ"],
  },
  {
    file: "devanagari-devanagari",
    language: "hi",
    texts: ["श्रीमती", "कृष्ण", "विवाह", "ज्ञान", "शुभ मुहूर्त"],
  },
  { file: "gujarati-gujarati", language: "gu", texts: ["શ્રી", "લગ્ન", "પ્રિયંકા", "કૃષ્ણ", "જ્ઞાતિ"] },
  { file: "nastaliq-arabic", language: "ur", texts: ["نکاح", "محمد", "فاطمہ", "خوشی", "بِسْمِ"] },
];
