import { expect, test } from "vitest";

import { allWords } from "#app/languages/guest-words.server.ts";
import { translate } from "#app/languages/translate.ts";

import { describeFamilyDays } from "./family-days.ts";

const event = {
  kind: "reception",
  invited: 2,
  coming: null,
  repliedFor: null,
  movedFrom: null,
  attendees: null,
  open: [],
  dishes: [],
  place: "",
};
const events = [
  { ...event, id: "reception", name: "ਰਿਸੈਪਸ਼ਨ", date: "2027-06-20", start: 1080, place: "Palliser" },
  { ...event, id: "brunch", name: "ਬ੍ਰੰਚ", date: null, start: null },
  { ...event, id: "mehndi", name: "ਮਹਿੰਦੀ", date: "2027-06-19", start: null },
];
const moments = [
  { id: "doli", date: "2027-06-20", start: 1530, title: "Doli", place: "" },
  { id: "cake", date: "2027-06-20", start: 1140, title: "Cake", place: "Ballroom" },
];

test("the days of several households stand once, in order, in the relative's language", () => {
  const days = describeFamilyDays(translate(allWords("pa")), [...events, ...events], moments);
  expect(days.map(({ day, lines }) => [day, ...lines.map(({ time, title }) => `${time} ${title}`)])).toEqual([
    ["ਸ਼ਨੀਵਾਰ, 19 ਜੂਨ 2027", "ਸਮਾਂ ਬਾਅਦ ਵਿੱਚ ਮਹਿੰਦੀ"],
    ["ਐਤਵਾਰ, 20 ਜੂਨ 2027", "ਸ਼ਾਮ 6:00 ਵਜੇ ਰਿਸੈਪਸ਼ਨ", "ਸ਼ਾਮ 7:00 ਵਜੇ Cake", "ਰਾਤ 1:30 ਵਜੇ Doli"],
    ["ਦਿਨ ਬਾਅਦ ਵਿੱਚ ਦੱਸਿਆ ਜਾਵੇਗਾ", "ਸਮਾਂ ਬਾਅਦ ਵਿੱਚ ਬ੍ਰੰਚ"],
  ]);
  expect(describeFamilyDays(translate(allWords("ur")), [], [])).toEqual([]);
});
