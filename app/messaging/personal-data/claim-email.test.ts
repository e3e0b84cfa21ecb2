import fc from "fast-check";
import { expect, test } from "vitest";

import { readCatalogue } from "#content/catalogue/catalogue.ts";

import { claimDomain, checkClaimEmail } from "./claim-email.server.ts";

const label = fc.stringMatching(/^[a-z]([a-z0-9]{0,10}[a-z0-9])?$/);

test.each<[email: string, website: string | null, verdict: string]>([
  ["events@fairmont.com", "https://www.fairmont.com/palliser-calgary/", "ok"],
  ["Events@FAIRMONT.com", "https://fairmont.com", "ok"],
  ["a@weddings.hall.co.uk", "https://www.hall.co.uk", "ok"],
  ["a@xn--bcher-kva.ca", "https://bücher.ca", "ok"],
  ["a@bücher.ca", "https://bücher.ca", "ok"],
  ["a@fairmont.com.evil.ca", "https://www.fairmont.com", "elsewhere"],
  ["a@notfairmont.com", "https://www.fairmont.com", "elsewhere"],
  ["a@other.co.uk", "https://www.hall.co.uk", "elsewhere"],
  ["a@other.wixsite.com", "https://hall.wixsite.com/weddings", "elsewhere"],
  ["a@hall.wixsite.com", "https://hall.wixsite.com/weddings", "ok"],
  ["hall@gmail.com", "https://www.hall.ca", "free-mail"],
  ["hall@shaw.ca", "https://www.hall.ca", "free-mail"],
  ["hall@facebook.com", "https://www.facebook.com/hall", "no-website"],
  ["hall@telus.net", "https://www.telus.net/~hall", "no-website"],
  ["hall@hall.ca", null, "no-website"],
  ["hall@hall.ca", "https://203.0.113.7", "no-website"],
  ["hall@co.uk", "https://co.uk", "no-website"],
])("%s for %s: %s", (email, website, expected) => {
  const verdict = checkClaimEmail(email, website);
  expect(verdict.ok ? "ok" : verdict.why).toBe(expected);
});

test("any address at the website's own name does, under whatever name of a machine either of them stands", () => {
  fc.assert(
    fc.property(label, label, label, label, (user, mail, web, name) => {
      const own = `${name}-weddings.ca`;
      for (const host of [own, `${web}.${own}`])
        for (const domain of [own, `${mail}.${own}`])
          expect(checkClaimEmail(`${user}@${domain}`, `https://${host}/x`)).toEqual({
            ok: true,
            domain: own,
          });
    }),
  );
});

test("no address at another name does, however much of the website's name is in it", () => {
  fc.assert(
    fc.property(label, label, label, (user, name, other) => {
      const own = `${name}-hall.ca`;
      for (const domain of [`${other}${own}`, `${own}.${other}-x.com`, `${own.replace(".ca", "")}.com`])
        expect(checkClaimEmail(`${user}@${domain}`, `https://${own}`).ok).toBe(false);
    }),
  );
});

test("every real business of the catalogue that has a website can be claimed by mail", () => {
  const real = readCatalogue().listings.filter(({ fictional, website }) => !fictional && website !== null);
  expect(real.length).toBeGreaterThan(15);
  expect(real.filter(({ website }) => claimDomain(website) === null).map(({ name }) => name)).toEqual([]);
});
