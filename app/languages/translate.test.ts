import { expect, test } from "vitest";

import { formatClock, formatDay, formatDays, formatTime } from "./format-day.ts";
import { allWords } from "./guest-words.server.ts";
import { languageFromUrl, languages, withLanguageParam, type Language } from "./language.ts";
import { translate } from "./translate.ts";

test("a message is told what it needs, and counts as its language counts", () => {
  const say = translate(allWords("pa"));
  expect(say("reply", "countComing", { count: 1 })).toBe("1 ਜਣਾ ਆਵੇਗਾ");
  expect(say("reply", "countComing", { count: 4 })).toBe("4 ਜਣੇ ਆਉਣਗੇ");
  expect(say("reply", "person", { number: 2 })).toBe("ਵਿਅਕਤੀ 2");
});

test("what stands in braces in a name stays as it was typed", () => {
  expect(translate(allWords("en"))("reply", "titleOf", { couple: "{date} & $&" })).toBe(
    "{date} & $&: your invitation",
  );
});

const day = (language: Language, date: string) => formatDay(translate(allWords(language)), date);
const times = (language: Language) =>
  [30, 630, 780, 1110, 1320].map((minutes) => formatTime(translate(allWords(language)), minutes));

test("a Latin name in a line of Urdu keeps its own direction", () => {
  const say = translate(allWords("ur"));
  expect(say("reply", "invitedOf", { household: "Gill family 2" })).toBe(
    "\u2068Gill family 2\u2069، آپ مدعو ہیں",
  );
  expect(say("reply", "invitedOf", { household: "گل خاندان" })).toBe("گل خاندان، آپ مدعو ہیں");
});

test("a telephone number in a line of Urdu keeps its order", () => {
  expect(translate(allWords("ur"))("send", "byPhone", { phone: "403 555-0142" })).toContain(
    "\u2068403 555-0142\u2069",
  );
});

test("days have the digits of the printed card", () => {
  expect(languages.map((language) => day(language, "2027-06-19"))).toEqual([
    "19 June 2027",
    "19 juin 2027",
    "19 ਜੂਨ 2027",
    "19 जून 2027",
    "19 જૂન, 2027",
    "19 جون، 2027",
  ]);
  expect(day("fr", "2027-05-01")).toBe("1er mai 2027");
  expect(() => day("en", "2027-13-01")).toThrow(RangeError);
});

test("hours say their part of the day", () => {
  expect(times("en")).toEqual(["12:30 a.m.", "10:30 a.m.", "1:00 p.m.", "6:30 p.m.", "10:00 p.m."]);
  expect(times("fr")).toEqual(["0 h 30", "10 h 30", "13 h 00", "18 h 30", "22 h 00"]);
  expect(times("pa")).toEqual([
    "ਰਾਤ 12:30 ਵਜੇ",
    "ਸਵੇਰੇ 10:30 ਵਜੇ",
    "ਦੁਪਹਿਰ 1:00 ਵਜੇ",
    "ਸ਼ਾਮ 6:30 ਵਜੇ",
    "ਰਾਤ 10:00 ਵਜੇ",
  ]);
});

const asked = (search: string) => languageFromUrl(new URLSearchParams(search));

const days = (language: Language, from: string, to: string) =>
  formatDays(translate(allWords(language)), from, to);

test("the days of a wedding say once what they share", () => {
  expect(days("en", "2027-06-17", "2027-06-19")).toBe("17 to 19 June 2027");
  expect(days("en", "2027-05-31", "2027-06-02")).toBe("31 May to 2 June 2027");
  expect(days("fr", "2027-05-01", "2027-05-03")).toBe("du 1er au 3 mai 2027");
  expect(days("pa", "2027-06-19", "2027-06-19")).toBe("19 ਜੂਨ 2027");
});

test("an hour after midnight is one of the next day, and noon has a name", () => {
  const say = translate(allWords("hi"));
  expect([90, 1530, 720, 1440].map((minutes) => formatClock(say, minutes))).toEqual([
    "रात 1:30 बजे",
    "रात 1:30 बजे",
    "दोपहर 12 बजे",
    "रात 12 बजे",
  ]);
});

test("an address says a language that we have, or none", () => {
  expect([asked("lang=ur"), asked("lang=de"), asked(""), asked("lang=pa&lang=hi")]).toEqual([
    "ur",
    null,
    null,
    "hi",
  ]);
  expect(withLanguageParam("/rsvp/a?done=answered", "ur")).toBe("/rsvp/a?done=answered&lang=ur");
  expect(withLanguageParam("/rsvp/a", null)).toBe("/rsvp/a");
});
