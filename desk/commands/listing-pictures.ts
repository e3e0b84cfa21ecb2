import { z } from "zod";

import { answerTo } from "#desk/answer-to.ts";
import { deskCommand } from "#desk/desk-command.ts";
import { formatInstant } from "#desk/sanitize-text.ts";
import { printFields, printTable } from "#desk/print.ts";

export const pictures = deskCommand({
  name: "pictures",
  positionals: ["[ID]"],
  help: "what businesses show of their work, the newest first; with an ID one listing's",
  answer: answerTo(
    "/listings/pictures",
    "$get",
    z.object({
      rows: z.array(
        z.object({
          listingId: z.int(),
          name: z.string(),
          hash: z.string(),
          position: z.int(),
          alt: z.string(),
          bytes: z.number(),
          address: z.string(),
          addedAt: z.iso.datetime(),
        }),
      ),
    }),
  ),
  run: ({ request, positionals: [id] }) =>
    request(id === undefined ? "/listings/pictures" : `/listings/pictures?of=${encodeURIComponent(id)}`),
  print: ({ rows }) => {
    if (rows.length === 0) console.log("No pictures yet.");
    printTable(
      [
        { title: "Picture" },
        { title: "Listing", flexible: true },
        { title: "Place", right: true },
        { title: "What is seen", flexible: true },
        { title: "kB", right: true },
        { title: "Added" },
      ],
      rows.map(({ hash, name, listingId, position, alt, bytes, addedAt }) => [
        hash,
        `${name} (${listingId})`,
        String(position),
        alt,
        String(Math.ceil(bytes / 1024)),
        formatInstant(addedAt),
      ]),
    );
    const [first] = rows;
    if (first) console.error(`To look at one: ${first.address}, and so on.`);
  },
});

export const removePicture = deskCommand({
  name: "remove-picture",
  positionals: ["PICTURE"],
  help: "takes a picture off every listing that shows it, for good",
  answer: answerTo(
    "/listings/pictures/:hash{[A-Za-z0-9_-]{27}}/remove",
    "$post",
    z.object({ removed: z.array(z.string()) }),
  ),
  run: ({ request, positionals: [hash = ""] }) =>
    request(`/listings/pictures/${encodeURIComponent(hash)}/remove`, {}),
  print: ({ removed }) => printFields([["Removed from", removed.join(", ")]]),
});
