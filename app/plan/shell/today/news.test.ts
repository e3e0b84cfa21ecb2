import { expect, test } from "vitest";

import { newsForCouple, newsForFamily } from "./news.ts";

const household = { id: "p1", name: "The Gills", people: 3, events: [], proposer: "Nani", word: "", at: 1 };
const hall = {
  id: "hall",
  question: "Which hall?",
  options: ["Hyatt", "Palliser"],
  voters: [],
  at: 3,
  decided: 0,
  decidedVotes: 1,
  allVotes: 1,
};
const polls = [
  {
    poll: hall,
    options: [
      { name: "Hyatt", votes: 1, voters: ["Nani"], others: [] },
      { name: "Palliser", votes: 0, voters: [], others: ["Bob"] },
    ],
    all: 1,
    missing: [],
  },
];
const comment = { id: "c1", about: "wedding", text: "I will bring the henna.", author: "", at: 2 };

test("the couple hears who replied, suggested and said what", () => {
  const news = newsForCouple({
    replies: [
      { id: "h1", name: "Sukhpreet Gill", coming: [4, 2] },
      { id: "h2", name: "The Lis", coming: [0] },
    ],
    proposals: [{ household, decision: null }],
    threads: [{ comment, answer: null }],
    polls,
  });
  expect(news.map(({ text }) => text)).toEqual([
    "Sukhpreet Gill replied: 4 coming",
    "The Lis replied: not coming",
    "Nani suggested The Gills",
    "Family: “I will bring the henna.”",
    "Nani voted for Hyatt: Which hall?",
    "Bob voted for Palliser: Which hall?",
  ]);
  expect(new Set(news.map(({ key }) => key)).size).toBe(6);
  // A reply leads to its household, of which there may be hundreds.
  expect(news.slice(0, 2).map(({ row }) => row)).toEqual([
    { tool: "guests", id: "h1" },
    { tool: "guests", id: "h2" },
  ]);
});

test("family hears of the couple's decisions and answers, not of its own words", () => {
  const answer = { id: "c1", text: "Thank you!", author: "Simran", doneOn: null };
  const news = newsForFamily(
    {
      replies: [],
      proposals: [{ household, decision: { id: "p1", state: "declined", word: "" } }],
      threads: [{ comment, answer }],
      polls,
    },
    () => false,
  );
  expect(news.map(({ text }) => text)).toEqual([
    "The couple declined The Gills",
    "Simran answered: “Thank you!”",
    "Which hall? Decided: Hyatt, 1 of 1",
  ]);
});

test("an open vote is told to those who are asked, with the names of those who are missing", () => {
  const open = { ...hall, decided: null, decidedVotes: null, allVotes: null };
  const sources = { replies: [], proposals: [], threads: [] };
  const texts = (missing: string[], isAsked: boolean) =>
    newsForFamily({ ...sources, polls: [{ poll: open, options: [], all: 0, missing }] }, () => isAsked).map(
      ({ text }) => text,
    );
  expect(texts([], true)).toEqual(["Which hall? Please vote"]);
  expect(texts(["Nani", "Dadi"], true)).toEqual(["Which hall? Waiting for Nani, Dadi"]);
  expect(texts(["Nani"], false)).toEqual([]);
});
