import { expect, test } from "vitest";

import { allWords } from "#app/languages/guest-words.server.ts";
import { languages } from "#app/languages/language.ts";
import { translate } from "#app/languages/translate.ts";

import { mailTo, textTo } from "./message-links.ts";
import { writeInvitation } from "./write-invitation.ts";

const link = "https://example.com/rsvp/abcd-efgh-jkmn";
const about = {
  say: translate(allWords("en")),
  sending: "invitation",
  household: "Gill family",
  couple: "Simran and Daniel",
  date: "2027-06-19",
  until: "2027-05-01",
  words: "",
  phone: "",
  link,
} as const;

test("a message greets the household, names the days, and has the link on a line of its own", () => {
  expect(writeInvitation(about).split("\n\n")).toEqual([
    "Hello Gill family! You’re invited to our wedding on 19 June 2027. Here is your own page: please tell us by 1 May 2027 who’s coming.",
    link,
    "Simran and Daniel",
  ]);
});

test("what isn't known yet leaves no gap in the message", () => {
  const nothing = { household: "", couple: "", date: null, until: null };
  expect(writeInvitation({ ...about, ...nothing })).toBe(
    `Hello! You’re invited to our wedding. Here is your own page: please tell us who’s coming.\n\n${link}`,
  );
  expect(writeInvitation({ ...about, ...nothing, sending: "reminder" })).toBe(
    `Hello! A friendly reminder: please tell us who’s coming to our wedding. Here is your page again:\n\n${link}`,
  );
});

test("a couple's own words stand between the greeting and the link", () => {
  const words = "  ਸਤ ਸ੍ਰੀ ਅਕਾਲ, come and dance with us!\n";
  expect(writeInvitation({ ...about, words })).toBe(
    `Hello Gill family! ਸਤ ਸ੍ਰੀ ਅਕਾਲ, come and dance with us!\n\n${link}\n\nSimran and Daniel`,
  );
});

test("a number for answers by voice stands below the link, in the household's language, once", () => {
  const phone = "403 555 0142";
  expect(
    writeInvitation({ ...about, phone })
      .split("\n\n")
      .slice(1),
  ).toEqual([link, "You can reply by phone, too: 403 555 0142", "Simran and Daniel"]);
  const reminder = { ...about, say: translate(allWords("fr")), sending: "reminder", phone } as const;
  expect(writeInvitation(reminder)).toContain("Vous pouvez aussi répondre par téléphone\u00a0: 403 555 0142");
  const own = writeInvitation({ ...about, phone, words: `Call Nani at ${phone}.` });
  expect(own.split(phone)).toHaveLength(2);
  expect(writeInvitation({ ...about, phone: "ask Nani" })).not.toContain("by phone");
});

test("a household reads its message in its own language", () => {
  expect(writeInvitation({ ...about, say: translate(allWords("pa")) }).split("\n\n")).toEqual([
    "ਸਤ ਸ੍ਰੀ ਅਕਾਲ, Gill family! ਤੁਹਾਨੂੰ 19 ਜੂਨ 2027 ਨੂੰ ਸਾਡੇ ਵਿਆਹ ਦਾ ਸੱਦਾ ਹੈ। ਇਹ ਤੁਹਾਡਾ ਆਪਣਾ ਪੰਨਾ ਹੈ: ਕਿਰਪਾ ਕਰਕੇ 1 ਮਈ 2027 ਤੱਕ ਦੱਸੋ ਕਿ ਕੌਣ-ਕੌਣ ਆ ਰਿਹਾ ਹੈ।",
    link,
    "Simran and Daniel",
  ]);
  expect(
    writeInvitation({ ...about, say: translate(allWords("ur")), sending: "reminder", until: null }),
  ).toContain("یاد دہانی کے لیے");
});

/** Both languages have it. */
const frenchToo = new Set(["page"]);

const wordsOf = (text: string) => new Set(text.toLowerCase().match(/\p{L}[\p{L}\p{M}’]*/gu) ?? []);

/** All that a household's mails say besides its own names and the link, with a last day to answer and without. */
function mailsIn(language: (typeof languages)[number]) {
  const say = translate(allWords(language));
  return [about.until, null].flatMap((until) =>
    (["invitation", "reminder"] as const).map((sending) => {
      const body = writeInvitation({ ...about, say, sending, until, phone: "403 555 0142" });
      const said = [about.household, about.couple, about.link].reduce(
        (text, own) => text.replaceAll(own, ""),
        body,
      );
      return { body, subject: say("send", "subject"), said };
    }),
  );
}

test.each(languages.filter((language) => language !== "en"))(
  "a mail in %s has no English words, and reaches the mail program as it was written",
  (language) => {
    const english = mailsIn("en");
    for (const [at, { body, subject, said }] of mailsIn(language).entries()) {
      const inEnglish = wordsOf(`${english[at]?.subject} ${english[at]?.said}`);
      expect(
        [...wordsOf(`${subject} ${said}`)].filter((word) => inEnglish.has(word) && !frenchToo.has(word)),
      ).toEqual([]);

      const url = mailTo("gill+wedding@example.com", subject, body);
      expect(url).toMatch(/^[\x21-\x7e]+$/);
      const { pathname, searchParams } = new URL(url);
      expect(decodeURIComponent(pathname)).toBe("gill+wedding@example.com");
      expect(searchParams.get("subject")).toBe(subject);
      expect(searchParams.get("body")?.split("\r\n\r\n")).toEqual(body.split("\n\n"));
      expect(new URL(textTo("403 555-0101", body)).searchParams.get("body")).toBe(body);
    }
  },
);
