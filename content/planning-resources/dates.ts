import { checked, climateNormals, common, commonPractice, sunTimes } from "../guide-sources.ts";
import type { PlanningResource } from "./planning-resource.ts";

const holidays = {
  source: "npm package date-holidays 3, region Alberta; stlawyers.ca on general holidays",
  checked,
  confidence: "high",
} as const;

/** Which days, and what they are like. */
export const dates: readonly PlanningResource[] = [
  {
    id: "long-weekends",
    name: "Long weekends and Stampede",
    question: "Which long weekends and Stampede days should we know?",
    answer:
      "Guests like long weekends and so does everybody else: rooms and flights go early, and many venues add to wages on the holiday. In the ten days of the Calgary Stampede, 9 to 18 July 2027 by the rule, hotel prices roughly double.",
    statements: [
      {
        topic: "Stampede",
        text: "Ten days from the Friday that falls between 3 and 9 July: 9 to 18 July 2027, 7 to 16 July 2028. Derived from past years; the organisers had not published 2027 when we looked.",
        source: "Rule checked against the published dates of 2008 to 2025",
        checked,
        confidence: "high",
      },
      {
        topic: "What it does",
        text: "Hotels cost about double, the BMO Centre and Stampede Park take no private bookings, and the parade closes downtown streets on the opening Friday morning.",
        ...commonPractice,
      },
      {
        topic: "Long weekends 2027",
        text: "Family Day 13 to 15 February, Easter 26 to 29 March, Victoria Day 22 to 24 May, Heritage Day 31 July to 2 August, Labour Day 4 to 6 September, Thanksgiving 9 to 11 October.",
        ...holidays,
      },
      {
        topic: "Long weekends 2028",
        text: "Family Day 19 to 21 February, Easter 14 to 17 April, Victoria Day 20 to 22 May, Heritage Day 5 to 7 August, Labour Day 2 to 4 September, Thanksgiving 7 to 9 October.",
        ...holidays,
      },
      {
        topic: "What it costs",
        text: "Many venues add a surcharge for wages on statutory days, and Sundays of long weekends are often priced like Saturdays.",
        ...commonPractice,
      },
      {
        topic: "South Asian calendars",
        text: "Weddings here gather from May to October and in late December. Families may avoid Shradh (Pitru Paksha), and some Chaturmas or Adhik Maas: ask your priest before your venue.",
        source: "indianweddings.org venue guide; general knowledge",
        checked,
        confidence: "medium",
      },
    ],
    links: [{ to: "/planning-tools", label: "Check your date" }],
  },
  {
    id: "weather-and-light",
    name: "Weather and light",
    question: "What weather and what light can we count on?",
    answer:
      "July and August are warmest with mean highs about 23 °C, and nights of 9 to 10; June is the wettest month. Frost is possible until late May and from mid September. Sunset lies between 5:29 p.m. in mid December and 9:55 p.m. in late June.",
    statements: [
      {
        topic: "Warmth",
        text: "Mean daily high and low: May 16.3 and 3.1 °C, July 23.2 and 9.8, September 17.8 and 4.1, December -0.8 and -12.8.",
        ...climateNormals,
      },
      {
        topic: "Rain",
        text: "In a mean June 94 mm fall, in July 65.5, in August 57, in September 45.1.",
        ...climateNormals,
      },
      {
        topic: "Hail",
        text: "Thunderstorms and hail are likeliest in July and early August, from mid-afternoon to evening.",
        ...common,
      },
      {
        topic: "Frost",
        text: "The last spring frost falls on about 20 to 23 May in half of the years, the first one of fall on about 14 September.",
        source: "calgary-gardening-adventures.blogspot.com; mydogdinner.blogspot.com (2009)",
        checked,
        confidence: "medium",
      },
      {
        topic: "Chinook",
        text: "From November to March a warm west wind can lift the temperature by 15 to 20 degrees in hours. It melts the snow of the pictures and tries every tent peg.",
        source: "nomadpub.com; newcomers' guide on sites.google.com",
        checked,
        confidence: "high",
      },
      {
        topic: "Wind and tents",
        text: "April to June are windiest. Weight or stake every tent, and follow the supplier's rating: many are struck above gusts of 50 to 60 km/h.",
        ...commonPractice,
      },
      {
        topic: "Smoke",
        text: "Forest-fire smoke is worst from mid July to early September: 512 hours in Calgary in 2023, against 12 in a year between 1981 and 2010. Have a room for an outdoor ceremony.",
        source: "CBC copies, Western Standard, Global News, The Star (2018 to 2023)",
        checked,
        confidence: "high",
      },
      {
        topic: "Sunset in Calgary",
        text: "21 March 7:51 p.m., 21 May 9:28, 21 June 9:55, 21 August 8:45, 21 September 7:37, 21 October 6:31, 21 December 5:32 (2027). Golden hour begins 44 to 61 minutes earlier.",
        ...sunTimes,
      },
      {
        topic: "In the mountains",
        text: "The valley at Banff loses the sun one to two and a half hours before the sunset of the tables. Snow can fall in any month.",
        ...common,
        confidence: "medium",
      },
      {
        topic: "The clock",
        text: "Alberta no longer changes its clocks: UTC-6 all year from 1 November 2026. Telephones that have not been updated may show the winter an hour wrong: write times on paper.",
        source: "Time zone database 2026f and its mailing list",
        checked,
        confidence: "high",
      },
    ],
    links: [{ to: "/planning-tools", label: "Sunset and climate for your date" }],
  },
];
