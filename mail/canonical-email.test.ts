import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { canonicalEmail } from "./canonical-email.ts";

const letters = Array.from("abcdefghijklmnopqrstuvwxyz0123456789");
const word = (least: number, most: number) =>
  fc.string({ unit: fc.constantFrom(...letters), minLength: least, maxLength: most });

/** A name with everything that a provider ignores: dots between its characters, capitals, a tag. */
const spellings = fc
  .record({
    name: word(2, 20),
    dots: fc.array(fc.boolean(), { minLength: 20, maxLength: 20 }),
    capitals: fc.array(fc.boolean(), { minLength: 20, maxLength: 20 }),
    tag: fc.option(word(0, 12)),
    domain: fc.constantFrom("gmail.com", "googlemail.com", "Gmail.COM", "gmail.com.", " GoogleMail.com"),
  })
  .map(({ name, dots, capitals, tag, domain }) => {
    const spelled = Array.from(name)
      .map((letter, at) => (capitals[at] === true ? letter.toUpperCase() : letter))
      .map((letter, at) => (at > 0 && dots[at] === true ? `.${letter}` : letter))
      .join("");
    return { name, typed: `${spelled}${tag === null ? "" : `+${tag}`}@${domain.trim()}` };
  });

describe("the address by which is counted", () => {
  test("is the same for every spelling of one mailbox", () => {
    fc.assert(
      fc.property(spellings, ({ name, typed }) => {
        expect(canonicalEmail(typed)).toBe(`${name}@gmail.com`);
      }),
    );
  });

  test("is its own canonical address", () => {
    fc.assert(
      fc.property(fc.oneof(fc.emailAddress(), fc.string()), (typed) => {
        const once = canonicalEmail(typed);
        expect(canonicalEmail(once)).toBe(once);
      }),
    );
  });

  test("is another one for another name or another domain", () => {
    fc.assert(
      fc.property(word(1, 12), word(1, 12), word(1, 12), word(1, 12), (name, other, domain, elsewhere) => {
        fc.pre(name !== other && domain !== elsewhere);
        expect(canonicalEmail(`${name}@${domain}.ca`)).not.toBe(canonicalEmail(`${other}@${domain}.ca`));
        expect(canonicalEmail(`${name}@${domain}.ca`)).not.toBe(canonicalEmail(`${name}@${elsewhere}.ca`));
      }),
    );
  });

  test.each([
    ["Asha.K+venue@googlemail.com", "ashak@gmail.com"],
    ["asha_k-1@pm.me", "ashak1@proton.me"],
    ["asha@me.com", "asha@icloud.com"],
    ["asha.k+fair@Example.CA", "asha.k@example.ca"],
    ["asha@BÜCHER.example", "asha@xn--bcher-kva.example"],
    ["asha@xn--bcher-kva.example", "asha@xn--bcher-kva.example"],
    ["ａｓｈａ@example.ca", "asha@example.ca"],
    // Dots and hyphens are significant wherever the provider does not say otherwise.
    ["asha.k@outlook.com", "asha.k@outlook.com"],
    ["asha-k@yahoo.ca", "asha-k@yahoo.ca"],
    ["+asha@example.ca", "+asha@example.ca"],
    ["...@gmail.com", "...@gmail.com"],
    // A domain that ends at the root, however often it is said.
    ["asha@example.ca..", "asha@example.ca"],
  ])("%s counts as %s", (typed, canonical) => {
    expect(canonicalEmail(typed)).toBe(canonical);
  });
});
