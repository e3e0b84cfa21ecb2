import { z } from "zod";

import { describePageViews } from "#app/catalogue/listings/page-views.ts";
import { mailKinds, mailStatuses } from "#database/enums.ts";
import { answerTo } from "#desk/answer-to.ts";
import { deskCommand, type DeskCommandGroup } from "#desk/desk-command.ts";
import { formatInstant } from "#desk/sanitize-text.ts";
import { printFields, printTable } from "#desk/print.ts";

import { invite, inviteAll } from "./invitations.ts";
import { pictures, removePicture } from "./listing-pictures.ts";

const state = z.enum(["live", "hidden", "retired", "paused", "removed"]);

/** Samples are hidden where SAMPLES is off. */
const stateWords = (stands: z.infer<typeof state>) => (stands === "hidden" ? "not public" : stands);

const list = deskCommand({
  name: "list",
  options: { all: { help: "also those that the public does not see" } },
  help: "the catalogue: where each listing comes from, and whether it was edited here",
  answer: answerTo(
    "/listings",
    "$get",
    z.object({
      rows: z.array(
        z.object({
          id: z.int(),
          name: z.string(),
          category: z.string(),
          origin: z.string(),
          state,
          fictional: z.boolean(),
          edited: z.boolean(),
        }),
      ),
      total: z.int(),
    }),
  ),
  run: ({ request, flags }) => request(`/listings${flags.has("all") ? "?all" : ""}`),
  print: ({ rows, total }) => {
    if (rows.length === 0) console.log("No listings yet.");
    printTable(
      [
        { title: "Id", right: true },
        { title: "Name", flexible: true },
        { title: "Category" },
        { title: "From" },
        { title: "State" },
        { title: "Notes" },
      ],
      rows.map(({ id, name, category, origin, state: stands, fictional, edited }) => [
        String(id),
        name,
        category,
        origin,
        stateWords(stands),
        [fictional && "sample", edited && "edited"].filter(Boolean).join(", "),
      ]),
    );
    const hidden = total - rows.length;
    if (hidden > 0)
      console.error(`${hidden} more are not public. All of them: npm run desk -- listings list --all`);
  },
});

const names = z.array(z.string());

const time = (instant: string | null) => instant && formatInstant(instant);

const show = deskCommand({
  name: "show",
  positionals: ["ID"],
  help: "one listing, whole",
  answer: answerTo(
    "/listings/:id{[1-9][0-9]{0,8}}",
    "$get",
    z.object({
      id: z.int(),
      slug: z.string(),
      formerSlugs: names,
      name: z.string(),
      category: z.string(),
      state,
      origin: z.string(),
      description: z.string(),
      about: names,
      offers: names,
      tags: names,
      services: names,
      traditions: names,
      languages: names,
      location: z.string(),
      travels: z.string().nullable(),
      priceLowest: z.int().nullable(),
      priceHighest: z.int().nullable(),
      rating: z.number().nullable(),
      reviewCount: z.int(),
      responseTime: z.string().nullable(),
      featured: z.boolean(),
      phone: z.string().nullable(),
      email: z.string().nullable(),
      outreachEmail: z.string().nullable(),
      outreachSource: z.string().nullable(),
      outreachFoundOn: z.string().nullable(),
      website: z.string().nullable(),
      owner: z
        .object({ email: z.string(), confirmedAt: z.iso.datetime(), mutedAt: z.iso.datetime().nullable() })
        .nullable(),
      fictional: z.boolean(),
      sampleFields: names,
      ownerFields: names,
      createdAt: z.iso.datetime(),
      updatedAt: z.iso.datetime(),
      editedAt: z.iso.datetime().nullable(),
      retiredAt: z.iso.datetime().nullable(),
      removedAt: z.iso.datetime().nullable(),
      pausedAt: z.iso.datetime().nullable(),
      views: z.object({ recent: z.int(), before: z.int() }),
      invitations: z.array(
        z.object({
          email: z.string().nullable(),
          source: z.string().nullable(),
          foundOn: z.string(),
          invitedAt: z.iso.datetime(),
        }),
      ),
      mails: z.array(
        z.object({
          kind: z.enum(mailKinds),
          recipient: z.string().nullable(),
          status: z.enum(mailStatuses),
          createdAt: z.iso.datetime(),
        }),
      ),
    }),
  ),
  run: ({ request, positionals: [id = ""] }) => request(`/listings/${encodeURIComponent(id)}`),
  print: (listing) => {
    const levels = [listing.priceLowest, listing.priceHighest].map((level) => "$".repeat(level ?? 0));
    printFields([
      ["Id", String(listing.id)],
      ["Name", listing.name],
      [
        "Address",
        listing.category === "venues"
          ? `/venues/${listing.slug}`
          : `/vendors/${listing.id} (${listing.slug})`,
      ],
      ["Was at", listing.formerSlugs.join(", ")],
      ["Category", listing.category],
      ["State", stateWords(listing.state)],
      ["From", listing.origin],
      ["Sample", listing.fictional ? "an invented business" : listing.sampleFields.join(", ")],
      ["Description", listing.description],
      ["About", listing.about.join("\n")],
      ["Offers", listing.offers.join("\n")],
      ["Tags", listing.tags.join(", ")],
      ["Services", listing.services.join(", ")],
      ["Traditions", listing.traditions.join(", ")],
      ["Languages", listing.languages.join(", ")],
      ["Location", listing.location],
      ["Travels", listing.travels],
      ["Price", [...new Set(levels)].join(" - ")],
      ["Rating", listing.rating === null ? null : `${listing.rating} of ${listing.reviewCount} reviews`],
      ["Answers in", listing.responseTime],
      ["Featured", listing.featured ? "yes" : null],
      ["Phone", listing.phone],
      ["Email", listing.email],
      ["Website", listing.website],
      [
        "Managed by",
        listing.owner && `${listing.owner.email}, since ${formatInstant(listing.owner.confirmedAt)}`,
      ],
      [
        "Mail is off",
        listing.owner?.mutedAt
          ? `since ${formatInstant(listing.owner.mutedAt)}: enquiries wait on its page`
          : null,
      ],
      ["Views", describePageViews(listing.views)],
      ["Invite at", listing.outreachEmail],
      ["Published at", [listing.outreachSource, listing.outreachFoundOn].filter(Boolean).join(", seen ")],
      [
        "Invited",
        listing.invitations
          .map(
            ({ email, source, foundOn, invitedAt }) =>
              `${formatInstant(invitedAt)}: ${email ?? "an erased address"} (${source ?? "the business asked"}, ${foundOn})`,
          )
          .join("\n"),
      ],
      [
        "Was sent",
        listing.mails
          .map(
            ({ kind, recipient, status, createdAt }) =>
              `${formatInstant(createdAt)}: ${kind} to ${recipient ?? ""}, ${status}`,
          )
          .join("\n"),
      ],
      ["Its own words", listing.ownerFields.join(", ")],
      ["Made", time(listing.createdAt)],
      ["Changed", time(listing.updatedAt)],
      ["Edited here", time(listing.editedAt)],
      ["Retired", time(listing.retiredAt)],
      ["Paused", time(listing.pausedAt)],
      ["Removed", time(listing.removedAt)],
    ]);
  },
});

const drift = deskCommand({
  name: "drift",
  help: "listings that were edited here and whose entry in content/ has changed since",
  answer: answerTo(
    "/listings/drift",
    "$get",
    z.object({
      rows: z.array(
        z.object({
          id: z.int(),
          name: z.string(),
          editedAt: z.iso.datetime(),
          entry: z.enum(["changed", "gone"]),
          differences: z.array(z.object({ field: z.string(), here: z.string(), content: z.string() })),
        }),
      ),
    }),
  ),
  run: ({ request }) => request("/listings/drift"),
  print: ({ rows }) => {
    if (rows.length === 0) console.log("No listing that was edited here has a newer entry in content/.");
    for (const { id, name, editedAt, entry, differences } of rows) {
      printFields([
        ["Listing", `${name} (${id}), edited here ${formatInstant(editedAt)}`],
        ["Entry", entry === "gone" ? "has left content/" : "has changed"],
      ]);
      printTable(
        [{ title: "Field" }, { title: "Here", flexible: true }, { title: "In content/", flexible: true }],
        differences.map(({ field, here, content }) => [field, here, content]),
      );
    }
  },
});

const done = z.object({
  id: z.int(),
  name: z.string(),
  before: state,
  state,
  pausedUntil: z.string().nullable(),
});

const stepAnswer = answerTo(
  "/listings/:id{[1-9][0-9]{0,8}}/:step{(?:retire|pause|remove|restore)}",
  "$post",
  done,
);

function printStep({ id, name, before, state: now, pausedUntil }: z.infer<typeof done>): void {
  const until =
    pausedUntil === null
      ? ""
      : ` It can be restored as it was until the end of ${pausedUntil}, and is erased after that day.`;
  printFields([["Done", `${name} (${id}) was ${before} and is ${now}.${until}`]]);
}

const step = (name: "retire" | "pause" | "restore", help: string) =>
  deskCommand({
    name,
    positionals: ["ID"],
    help,
    answer: stepAnswer,
    run: ({ request, positionals: [id = ""] }) => request(`/listings/${encodeURIComponent(id)}/${name}`, {}),
    print: printStep,
  });

const removal = z.object({
  id: z.int(),
  name: z.string(),
  email: z.string().nullable(),
  pictures: z.int(),
  applications: z.int(),
  stands: state,
  until: z.string().nullable(),
});

/** What --yes would do after the trial run. */
function afterTrial(stands: z.infer<typeof state>): string {
  if (stands === "removed") return "";
  return stands === "paused"
    ? "It is paused already, and --yes changes nothing either."
    : "To do it: the same with --yes.";
}

function printTrial({
  id,
  name,
  email,
  pictures: shown,
  applications,
  stands,
  until,
}: z.infer<typeof removal>): void {
  const off = stands === "live" ? "from the site at once" : "it is off the site already";
  printFields([
    ["Listing", `${name} (${id})`],
    ["Managed by", email ?? "nobody: no mail goes to the business"],
    [
      "Would go",
      until === null
        ? "nothing: it is removed already"
        : `${off}; after ${until} for good: ${shown} pictures, ${email === null ? 0 : 1} address, ${applications} application${applications === 1 ? "" : "s"}, and the mails about them`,
    ],
  ]);
  console.log(`Nothing was changed. ${afterTrial(stands)}`.trimEnd());
}

const remove = deskCommand({
  name: "remove",
  positionals: ["ID"],
  options: { yes: { help: "does it; without it nothing is changed and you see what would go" } },
  help: "removes a listing at its business's wish: a pause of 30 days, then erasure; no import brings it back",
  answer: z.union([stepAnswer, answerTo("/listings/:id{[1-9][0-9]{0,8}}/removal", "$get", removal)]),
  run: ({ request, positionals: [id = ""], flags }) => {
    const path = `/listings/${encodeURIComponent(id)}`;
    return flags.has("yes") ? request(`${path}/remove`, {}) : request(`${path}/removal`);
  },
  print: (answer) => {
    if ("state" in answer) return printStep(answer);
    printTrial(answer);
  },
});

const link = deskCommand({
  name: "link",
  positionals: ["ID"],
  help: "the private page of a listing, for a business that you know to be the one",
  answer: answerTo(
    "/listings/:id{[1-9][0-9]{0,8}}/link",
    "$post",
    z.object({ name: z.string(), address: z.string() }),
  ),
  run: ({ request, positionals: [id = ""] }) => request(`/listings/${encodeURIComponent(id)}/link`, {}),
  print: ({ name, address }) =>
    printFields([
      ["Listing", name],
      ["Link", address],
      ["Note", "Anyone with the link can change the listing. A new link can be made on its page."],
    ]),
});

const ownerEmail = z.object({ email: z.string(), isUnsubscribed: z.boolean() });

const owner = deskCommand({
  name: "owner",
  positionals: ["ID"],
  options: { to: { help: "the new address, which you have checked to be the business's", value: "ADDRESS" } },
  help: "gives a managed listing another address: both are told unless they unsubscribed, and the old links stop working",
  answer: answerTo(
    "/listings/:id{[1-9][0-9]{0,8}}/owner",
    "$post",
    z.object({ name: z.string(), before: ownerEmail, after: ownerEmail }),
  ),
  run: ({ request, positionals: [id = ""], values }) =>
    request(`/listings/${encodeURIComponent(id)}/owner`, { to: values.get("to") ?? "" }),
  print: ({ name, before, after }) =>
    printFields([
      ["Done", `${name} is managed by ${after.email} now, and not by ${before.email} any more.`],
      [
        "Not told",
        [before, after]
          .filter(({ isUnsubscribed }) => isUnsubscribed)
          .map(({ email }) => `${email} has unsubscribed from all our mail`)
          .join("\n"),
      ],
      [
        "To do",
        after.isUnsubscribed
          ? "Mail is off, and enquiries wait on its page. Call the business and give it its page (listings link ID), where it can turn mail on again."
          : null,
      ],
    ]),
});

export const listings: DeskCommandGroup = {
  name: "listings",
  help: "the vendors and venues that the site shows",
  commands: [
    list,
    show,
    drift,
    invite,
    inviteAll,
    step("retire", "takes a listing out of the site; restore brings it back"),
    step("pause", "takes it out for up to 30 days at the business's wish, and tells both by mail"),
    remove,
    step("restore", "shows a listing again; a paused one exactly as it was"),
    owner,
    link,
    pictures,
    removePicture,
  ],
};
