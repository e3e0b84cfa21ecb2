import { common, commonPractice, quietHours, sunTimes } from "../guide-sources.ts";
import type { TraditionArticle } from "./tradition-article.ts";

export const baraat: TraditionArticle = {
  id: "baraat",
  heading: "Baraat, the groom's procession",
  title: "Baraat in Calgary: Route, Horse and Hours",
  metaDescription:
    "How a baraat runs, how long a horse should stand, which hours the noise rules leave, and when Calgary wants to be asked about the street.",
  lede: "An hour of drums and dancing that moves a hundred metres. The shorter the route, the better the party.",
  when: "On the wedding day, directly before the milni and the ceremony.",
  happens: [
    "The groom sets out in sherwani and safa, with a sehra of flowers or beads before his face: on a mare, in an open car, or on foot. His family dances around him to one, two or three dhol players, comes to a halt every few steps, and dances again. Arriving on time is the bride's side's concern.",
    "At the door the families meet for the milni: matching relatives, fathers, uncles, brothers and more and more often mothers and aunts, are called out in pairs, garland each other and try to lift each other off the ground. A short prayer opens it, and tea follows. Then the bride's sisters and friends hold a ribbon across the door, and the groom pays to pass.",
    "A horse has the last word. Book it for one hour, use a mounting step, keep the drums away while he mounts, and have a second handler. Where a horse cannot be had, Calgary grooms have come in sports cars and through the sunroof of an SUV.",
  ],
  place:
    "The baraat opens the day of the wedding: procession, about an hour; milni, twenty to forty minutes; then the ceremony. If the muhurat is at eleven, the first drum is at nine. Tell the kitchen: a hundred and fifty people arrive hungry, dancing and all at once.",
  venue: [
    {
      topic: "The route",
      text: "100 to 300 metres of drive or car park, flat, swept, and free of ice, with a place to turn.",
      ...common,
    },
    {
      topic: "Private ground",
      text: "On the venue's own drive or car park it needs the venue's consent and the horse owner's insurance, and no more than that.",
      ...common,
    },
    {
      topic: "The street",
      text: "One lane of a public road is the City's to give: route map, traffic plan, insurance, police. Secondary guides say four to eight weeks, and three months for a closure. Ask the City before you print the invitations.",
      ...commonPractice,
      source: "ca.citylaws.org, guides to parades and road closures in Calgary (secondary)",
      confidence: "low",
    },
    {
      topic: "Downtown",
      text: "7 Avenue is the CTrain's and Stephen Avenue is for people on foot by day: neither suits a mounted baraat without the City's approval.",
      ...common,
    },
    {
      topic: "Drums and hours",
      text: "Not before 7 a.m., on Sundays and holidays not before 9 a.m., and silent by 10 p.m. Hotel guests sleep later than that: agree on the hour and the door.",
      ...quietHours,
    },
    {
      topic: "The horse",
      text: "Room to park a trailer, footing that is not polished stone, a mounting block, a certificate of liability, and nobody with a flash at its head.",
      ...commonPractice,
    },
    {
      topic: "A marshal",
      text: "One sober adult in a bright vest between the dancers and the cars.",
      ...common,
    },
    {
      topic: "Forecourt",
      text: "A covered forecourt or foyer for 100 to 200 people standing, a table for garlands, and tea.",
      ...common,
    },
  ],
  ways: [
    {
      way: "north-indian-hindu",
      called: "Baraat",
      text: "The full form: mare, brass band or dhol, turbans for all men of the party, aarti by the bride's mother at the door, and jaimala soon after.",
    },
    {
      way: "punjabi-sikh",
      called: "Baraat and milni at the gurdwara",
      text: "It arrives early, at about half past nine, so that the Anand Karaj is over before noon. The drums stop before the ardas that opens the milni; heads are covered from then on.",
    },
    {
      way: "gujarati-hindu",
      called: "Jaan, with ponkhvu at the door",
      text: "The bride's mother welcomes the groom with aarti and reaches for his nose, a reminder to stay humble. His friends guard the nose; later his sisters-in-law guard his shoes.",
    },
    {
      way: "tamil-hindu",
      called: "Janavasam and kasi yatra",
      text: "Some families drive the groom in an open car to the hall on the evening before. In the morning he sets out for Kashi as a pilgrim with umbrella and stick, until the bride's father talks him back: a procession of fifty steps, with nagaswaram instead of dhol.",
    },
    {
      way: "muslim",
      called: "Baraat",
      text: "In Pakistani families the word also means the whole day that the bride's side hosts: arrival with dhol or a quiet welcome with garlands, dinner, and the rukhsati. Some families want no music at all.",
    },
    {
      way: "ismaili",
      called: "Procession to the hall, by choice",
      text: "Some families bring the groom with dhol to the reception hall. At the jamatkhana itself the arrival is quiet.",
    },
    {
      way: "fusion",
      called: "Baraat",
      text: "Send the other family a line beforehand: come in shoes to dance in, stand at the front, lift your arms. Some couples let two processions, one for each partner, meet at the door.",
    },
  ],
  inCalgary: {
    text: "In winter, move it inside: a lobby, a corridor, a heated tent. With the clock at UTC-6 all year the sun rises at 9:37 on 21 December, so that a procession at nine starts in the dark.",
    ...sunTimes,
  },
  ask: [
    { category: "transportation", label: "Horses, cars and coaches" },
    { category: "djs", label: "Dhol players and DJs" },
    { category: "suits", label: "Sherwanis and safas" },
    { category: "photographers", label: "Photographers" },
  ],
  resources: ["baraat", "noise", "drones", "weather-and-light"],
  basis: {
    ...common,
    source: "General knowledge; on horses oliveairesa.blogspot.com, on cars jaxstumpes.blogspot.com (2015)",
  },
};
