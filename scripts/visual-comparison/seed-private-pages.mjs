import { execFile } from "node:child_process";
import { setTimeout as wait } from "node:timers/promises";
import { promisify } from "node:util";

import { privatePathIn, readMailFolder } from "../../test-support/mail-folder.ts";
import { inProject } from "../../tooling/project.mjs";
import { UserFacingError } from "../../tooling/user-facing-error.mjs";

const applicant = "zoe@zoecakes.ca";
const couple = "simran@couples.ca";

const application = {
  name: "Zoë & Sons Cakes",
  category: "cakes",
  description:
    "Three sisters bake wedding cakes in Bridgeland: eggless if you wish, never taller than the door.",
  about:
    "We began in our grandmother's kitchen and still use her pans. One of us stays until the cake is cut, and takes the stand home again.",
  offers: "Tiered wedding cakes\nEggless cakes",
  tags: "Eggless\nButtercream",
  priceLowest: "2",
  location: "Bridgeland, Northeast Calgary",
  languages: "English, Punjabi",
  contactName: "Zoë Gill",
  email: applicant,
};

/**
 * Lets a business apply and be listed, a couple ask it and be answered, and a venue take over its
 * listing, on a site that runs without a mail server: that makes one private page of each kind.
 *
 * @param {import("./start-site.mjs").RunningSite} site
 * @returns {Promise<{ name: string, path: string }[]>} a name to say, and the path with its key
 */
export async function seedPrivatePages({ origin, dataDir }) {
  await post("/vendors/apply", application);
  const joining = await linkIn(applicant, /confirm/i, "/applications/");
  await post(joining, { what: "confirm" });
  const [{ reference }] = (await desk("applications", "list")).rows;
  await desk("applications", "approve", reference);
  const listing = await linkIn(applicant, /./, "/your-listing/");
  const pictures = `${listing}/pictures`;
  await sendPicture(pictures, "calgary-wedding-og.jpg", "The city at dusk, and a couple on the bridge");
  await sendPicture(pictures, "indian-wedding-og.jpg", "A mandap of marigolds at sunrise");
  const { listingId } = await desk("applications", "show", reference);

  await post("/planning", {
    name: "Simran Dhillon",
    email: couple,
    eventDate: `${new Date().getFullYear() + 1}-06-19`,
    guestCount: "200+",
    guestNumber: "420",
    questions: "Could there be an eggless tier, and a small cake for the Sangeet?",
    vendors: [String(listingId), "4", "85"],
  });
  const enquiry = await linkIn(couple, /./, "/enquiries/");
  // Words of an address that nobody has proven go out once it says so.
  await post(enquiry, { what: "send" });
  const answer = await linkIn(applicant, /enquiry for/, "/answers/");
  await post(answer, {
    availability: "yes",
    unit: "total",
    priceFrom: "900",
    priceTo: "1,400",
    includes: "Four tiers, one of them eggless, delivery and the stand",
    message: "Congratulations! Come and taste on a Saturday.",
  });
  // Two venues are invited to keep their listing; one of them does.
  await desk("listings", "invite", "84", "--to", "one@venues.ca", "--asked", "2026-11-20");
  await desk("listings", "invite", "85", "--to", "two@venues.ca", "--asked", "2026-11-20");
  const claim = await linkIn("one@venues.ca", /manage your listing$/, "/claims/");
  await post(await linkIn("two@venues.ca", /manage your listing$/, "/claims/"), {
    name: "Noor Sandhu",
    role: "Events manager",
  });
  const venue = await linkIn("two@venues.ca", /./, "/your-listing/");
  const fact = { what: "fact", fact: "baraat", answer: "depends", text: "On the drive, until nine." };
  await post(venue, fact);

  return [
    { name: "claim-invited", path: claim },
    { name: "your-listing-venue", path: venue },
    { name: "application", path: joining },
    { name: "your-listing", path: listing },
    { name: "your-pictures", path: pictures },
    { name: "enquiry", path: enquiry },
    { name: "answer", path: answer },
  ];

  /** @param {string} path @param {Record<string, string | string[]>} fields */
  async function post(path, fields) {
    const body = new URLSearchParams(
      Object.entries(fields).flatMap(([name, values]) => [values].flat().map((value) => [name, value])),
    );
    const response = await fetch(`${origin}${path}`, { method: "POST", body, headers: { Origin: origin } });
    if (!response.ok) throw new UserFacingError(`${path.slice(0, 12)} answered ${response.status}`);
  }

  /** @param {string} path @param {string} file one of the site's own @param {string} alt */
  async function sendPicture(path, file, alt) {
    const body = new FormData();
    body.append("what", "add");
    body.append("alt", alt);
    body.append("picture", await (await fetch(`${origin}/${file}`)).blob(), file);
    const response = await fetch(`${origin}${path}`, { method: "POST", body, headers: { Origin: origin } });
    if (!response.ok) throw new UserFacingError(`${path.slice(0, 12)} answered ${response.status}`);
  }

  /** @param {string} address @param {RegExp} subject @param {string} kind how the path begins */
  async function linkIn(address, subject, kind) {
    for (let tries = 0; tries < 900; tries += 1) {
      for (const mail of await readMailFolder(dataDir)) {
        const link = privatePathIn(mail);
        if (mail.to?.[0]?.address === address && subject.test(mail.subject ?? "") && link.startsWith(kind))
          return link;
      }
      await wait(100);
    }
    throw new UserFacingError(`No mail to ${address} has a link that begins with ${kind}.`);
  }

  /** @param {string[]} words */
  async function desk(...words) {
    const { stdout } = await promisify(execFile)(process.execPath, ["desk/main.ts", ...words, "--json"], {
      cwd: inProject(""),
      env: { ...process.env, DATABASE_URL: "", DATA_DIR: dataDir },
    });
    return JSON.parse(stdout);
  }
}
