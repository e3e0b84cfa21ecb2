import fc from "fast-check";

/**
 * What somebody types who wants to get out of the text and into the page. An element or an attribute
 * of this name in a page means that they did.
 */
export const injectedName = "injected";

const intoThePage = [
  `</script><${injectedName}-element>`,
  `"><${injectedName}-element x="`,
  `' ${injectedName}-attribute='`,
  `" ${injectedName}-attribute="`,
  `<img src=x onerror=${injectedName}()>`,
  `javascript:${injectedName}()`,
  `<!--<script>${injectedName}()`,
  `]]><${injectedName}-element>`,
  "\u2028\u2029",
  "{{7*7}}${7*7}<%= 7*7 %>",
  "&lt;b&gt;&#0;&nbsp",
];

const intoTheDatabase = [
  "'; drop table enquiries; --",
  "\0",
  "before\0after",
  "\\u0000",
  "%",
  "_",
  "\\",
  '"',
];

const intoTheMail = [
  "a@b.ca\r\nBcc: all@couples.ca",
  "=?utf-8?q?x?=",
  "a b@couples.ca",
  '"a b"@couples.ca',
  "x@[127.0.0.1]",
  "é@couples.ca",
  "a@xn--80ak6aa92e.com",
  "..@couples.ca",
];

const ofScripts = ["__proto__", "constructor", "toString", "undefined", "null", "NaN", "[object Object]"];

const ofUnicode = [
  "\ud800",
  "a\udc00b",
  "\u200b",
  "\u202eright to left",
  "مرحبا بكم",
  "ਬਰਾਤ 🐎👰🏽‍♀️",
  "e\u0301".repeat(40),
  "Z\u0351\u036b\u0343".repeat(20),
  "\ufeff",
  "\u0007\u001b[31m",
  "\uffff",
  "\u{10ffff}",
];

const numbers = [
  "-1",
  "0",
  "-0",
  "1e309",
  "1e3",
  "0x10",
  "１２",
  "9007199254740993",
  "2147483648",
  "99999999999999999999",
  "-5000",
  "$-5,000",
  "1.005",
  "1,2,3",
  "٣",
];

const days = [
  "1900-01-01",
  "2100-12-31",
  "2027-02-29",
  "0000-00-00",
  "9999-12-31",
  "10000-01-01",
  "-002027-06-19",
  "2027-6-9",
  "2027-06-19T00:00:00Z",
];

const others = [
  "",
  " ",
  "\r\n\r\n",
  "=1+1",
  "@SUM(A1)",
  "+cmd|' /C calc'!A0",
  "https://rings.example/buy ".repeat(5),
  "../../etc/passwd",
];

const long = fc
  .tuple(
    fc.constantFrom("a", "é", "🐎", "<", "&", "\n", " ", "a@", ".", "\u200d"),
    fc.constantFrom(300, 10_000),
  )
  .map(([letter, times]) => letter.repeat(times));

/** Texts that were chosen to break something, and some that chance makes. */
export const hostileText: fc.Arbitrary<string> = fc.oneof(
  {
    weight: 8,
    arbitrary: fc
      .constantFrom(intoThePage, intoTheDatabase, intoTheMail, ofScripts, ofUnicode, numbers, days, others)
      .chain((texts) => fc.constantFrom(...texts)),
  },
  { weight: 2, arbitrary: fc.string({ unit: "binary", maxLength: 40 }) },
  { weight: 1, arbitrary: long },
);

/** Bytes behind percent signs, most of them no UTF-8. */
const damagedText = fc
  .uint8Array({ minLength: 1, maxLength: 12 })
  .map((bytes) => [...bytes].map((byte) => `%${byte.toString(16).padStart(2, "0")}`).join(""));

/** An odd text as a part of an address. */
export const hostileUrlPart: fc.Arbitrary<string> = fc.oneof(
  { weight: 4, arbitrary: hostileText.map((text) => encodeURIComponent(text.toWellFormed())) },
  { weight: 1, arbitrary: damagedText },
);
