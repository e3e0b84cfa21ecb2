import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";

import { allWords } from "#app/languages/guest-words.server.ts";
import { translate } from "#app/languages/translate.ts";

import { PageSchedule } from "./page-schedule.tsx";

const date = "2027-06-19";
const moment = (event: string, start: number, title: string) => ({
  id: `${event} ${title}`,
  event,
  date,
  start,
  title,
  place: "",
});
const event = (id: string, name: string) => ({ id, name, start: null, end: null, place: "", dress: "" });
const days = [{ date, light: null, events: [event("nalangu", "Nalangu"), event("reception", "Reception")] }];
const shown = (...moments: ReturnType<typeof moment>[]) =>
  [
    ...renderToStaticMarkup(
      <PageSchedule say={translate(allWords("en"))} moments={moments} days={days} />,
    ).matchAll(/<span dir="auto">(.*?)<\/span>/g),
  ].map(([, line]) => line);

test("on a day of several events each begins with its name", () => {
  expect(
    shown(
      moment("nalangu", 840, "Songs"),
      moment("nalangu", 860, "Games"),
      moment("reception", 1080, "Doors"),
    ),
  ).toEqual(["Songs<small>Nalangu</small>", "Games", "Doors<small>Reception</small>"]);
});

test("a day of one event needs no name of it", () => {
  expect(shown(moment("nalangu", 840, "Songs"), moment("nalangu", 860, "Games"))).toEqual(["Songs", "Games"]);
});
