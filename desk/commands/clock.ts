import { z } from "zod";

import { answerTo } from "#desk/answer-to.ts";
import { deskCommand, type DeskCommandGroup } from "#desk/desk-command.ts";
import { printFields } from "#desk/print.ts";

const show = deskCommand({
  name: "show",
  help: "what the site takes for today, and whether it doubts it",
  answer: answerTo(
    "/clock",
    "$get",
    z.object({ today: z.string(), believed: z.string().nullable(), doubt: z.string().nullable() }),
  ),
  run: ({ request }) => request("/clock"),
  print: ({ today, believed, doubt }) => {
    printFields([
      ["Today", today],
      ["Last believed", believed],
      ["Doubt", doubt],
    ]);
  },
  failed: ({ doubt }) => doubt !== null,
});

const confirm = deskCommand({
  name: "confirm",
  positionals: ["DATE"],
  help: "the date that the clock shows, such as 2027-06-19, is right after it has leapt",
  answer: answerTo("/clock/confirm", "$post", z.object({ today: z.string() })),
  run: ({ request, positionals: [date = ""] }) => request("/clock/confirm", { date }),
  print: ({ today }) => {
    console.log(
      `${today} it is. What is too old by it is erased within a day, or when the site next starts.`,
    );
  },
});

export const clock: DeskCommandGroup = {
  name: "clock",
  help: "whether the site believes the date, by which it erases what is too old",
  commands: [show, confirm],
};
