import { z } from "zod";

import { answerTo } from "#desk/answer-to.ts";
import { deskCommand, type DeskCommandGroup } from "#desk/desk-command.ts";
import { DeskError } from "#desk/desk-error.ts";

const renew = deskCommand({
  name: "renew",
  options: {
    all: { help: "has to be said: every link that was mailed or shared stops working" },
    "mail-plans-before": {
      value: "DATE",
      help: "mails the new links of plans to those who asked for one before this day, such as that of the leak",
    },
  },
  help: "makes every private link and code new, after a secret or a backup has leaked",
  answer: answerTo(
    "/links/renew",
    "$post",
    z.object({
      links: z.int(),
      codes: z.int(),
      mailed: z.int(),
      asked: z.int(),
      operators: z.int(),
      isOtherSecret: z.boolean(),
    }),
  ),
  run: ({ request, flags, values }) => {
    if (!flags.has("all"))
      throw new DeskError(
        "Every link that was mailed or shared, and every code of a household, would stop working. If that is wanted, say so with --all.",
      );
    return request("/links/renew", { mailPlansBefore: values.get("mail-plans-before") ?? null });
  },
  print: ({ links, codes, mailed, asked, operators, isOtherSecret }) => {
    console.log(
      `${links} links and ${codes} codes of households are new; the former ones open nothing. Mails that are written from now on have the new ones.`,
    );
    console.log(
      `The links of plans are mailed to ${mailed} of ${asked} addresses that asked for one in the last two weeks and are known.`,
    );
    console.log(
      "Couples and businesses have theirs mailed at /lost-link. docs/operations.md says what to tell the others.",
    );
    if (operators > 0)
      console.log(
        operators === 1
          ? "1 operator gets a new link to the desk by email."
          : `${operators} operators get their new links to the desk by email.`,
      );
    if (isOtherSecret)
      console.error(
        "The secret is another one, too: wishes for no more mail, and what was erased since older backups, were noted with the former one and are not recognised any more.",
      );
  },
});

export const links: DeskCommandGroup = {
  name: "links",
  help: "the private links of everybody",
  commands: [renew],
};
