import { writeWorkbook } from "./write-workbook.ts";

/** A guest list as couples bring it, with invented names. */
export type GuestListFile = { what: string; file: string; bytes: Uint8Array };

const utf8 = (text: string) => new TextEncoder().encode(text);
const csv = (...lines: string[]) => utf8(`${lines.join("\r\n")}\r\n`);

/** Windows-1252: of the letters in these lists, each is one byte with its Latin-1 number. */
const windows1252 = (text: string) => Uint8Array.from(Array.from(text), (letter) => letter.charCodeAt(0));
const utf16 = (text: string) => new Uint8Array(Buffer.from(`\uFEFF${text}`, "utf16le"));

const families = ["Gill", "Dhaliwal", "Sharma", "Patel", "Fernandes", "Khan", "Baker", "Li", "Brar", "Iyer"];
const firsts = [
  "Asha",
  "Dev",
  "Meera",
  "Noor",
  "Om",
  "Priya",
  "Ravi",
  "Simran",
  "Tara",
  "Zain",
  "Anil",
  "Bela",
  "Charan",
  "Deepa",
];

const largeList = Array.from({ length: 420 }, (_, at) =>
  [
    `${firsts[at % firsts.length]} ${families[at % families.length]} ${at + 1}`,
    `${1 + (at % 5)}`,
    at % 2 === 0 ? "Bride" : "Groom",
    at % 3 === 0 ? "Veg" : "",
    "yes",
  ].join(","),
);

/** Files that couples bring; docs/guest-lists.md says what becomes of each. */
export const guestListFiles: readonly GuestListFile[] = [
  {
    what: "The Knot, a line for each guest",
    file: "the-knot.csv",
    bytes: csv(
      "First Name,Last Name,Email,Phone,Street Address 1,Street Address 2,City,State/Province,Zip/PostCode,Country,Party,RSVP Status,RSVP Reception,Meal Choice,Notes",
      "Asha,Gill,asha@example.com,403-555-0101,12 Elm Street NW,Unit 4,Calgary,AB,T2P 1A1,Canada,Gill family,Attending,Attending,Paneer,Vegetarian table please",
      "Dev,Gill,dev@example.com,,12 Elm Street NW,Unit 4,Calgary,AB,T2P 1A1,Canada,Gill family,Attending,Attending,Vegetarian,By the window",
      "Riya,Gill,,,12 Elm Street NW,Unit 4,Calgary,AB,T2P 1A1,Canada,Gill family,Declined,Declined,,child",
      "Linh,Nguyen,linh@example.com,587-555-0102,9 River Road,,Banff,AB,T1L 1B2,Canada,Nguyen,No Response,No Response,,",
      "Guest,of Linh,,,,,,,,,Nguyen,No Response,No Response,,",
    ),
  },
  {
    what: "Zola, a line for each household",
    file: "zola.csv",
    bytes: csv(
      "Household Name,Title,First,Last,Partner Title,Partner First,Partner Last,Children,Plus One,Address,Email,RSVP Reception",
      '"The Sharma Family",Mr.,Raj,Sharma,Mrs.,Anita,Sharma,"Riya, Dev",,"5 Oak Lane, Calgary, AB T3A 2B2",raj@example.com,Attending',
      ",Dr.,Meera,Iyer,,,,,Yes,,meera@example.com,Declined",
      ",,Tom,Baker,,Lee,Wong,,,,,Not Invited",
      ",,Noor,Khan,,,,,Sam Okafor,,,Awaiting Response",
    ),
  },
  {
    what: "Joy, a line for each guest with tags and a reply for each event",
    file: "joy.csv",
    bytes: csv(
      "First Name,Last Name,Email,Phone Number,Party,Tags,Adult or Child,Plus One,Address Line 1,City,Province,Postal Code,Mehndi RSVP,Reception RSVP,Dietary Restrictions,Song Request",
      "Tara,Brar,tara@example.com,403-555-0103,Tara Brar's Party,Cousins,Adult,No,1 Pine Ave,Calgary,AB,T2T 2T2,Attending,Attending,No nuts,Mundian To Bach Ke",
      "Zain,Brar,,,Tara Brar's Party,Cousins,Child,No,1 Pine Ave,Calgary,AB,T2T 2T2,Not attending,Attending,Halal,",
      "Om,Patel,om@example.com,,Om Patel's Party,Work,Adult,Yes,,,,,Not invited,No response,,",
    ),
  },
  {
    what: "Excel workbook, two sheets, a title above the headings",
    file: "both-sides.xlsx",
    bytes: writeWorkbook([
      {
        name: "Bride",
        rows: [
          ["Simran and Daniel: guest list"],
          [],
          ["Family", "How many", "Kids", "Side", "Mehndi", "Reception", "Invited on"],
          ["Gill & sons", 6, 2, "Bride", "yes", 6, new Date("2027-02-03T00:00:00Z")],
          ["Éloïse Tremblay", 2, "", "Bride", "no", 2, ""],
          ["Total", 8, 2, "", "", "", ""],
        ],
      },
      {
        name: "Groom",
        rows: [
          ["Name", "Number"],
          ["Fraser", 3],
        ],
      },
    ]),
  },
  {
    what: "CSV of a French Excel: Windows-1252, semicolons",
    file: "invites.csv",
    bytes: windows1252(
      "Nom;Prénom;Nombre;Enfants;Courriel;Ville;Régime;Remarques\r\nTremblay;Éloïse;2;;eloise@example.com;Canmore;Végétarien;Près de la fenêtre\r\nGagné;Noël;4;2;;Calgary;;\r\n",
    ),
  },
  {
    what: "Excel's Unicode text: UTF-16, tabs",
    file: "guests.txt",
    bytes: utf16("Family\tPeople\tWhose side\r\nZoë Baker\t3\tGroom\r\nਗਿੱਲ ਪਰਿਵਾਰ\t5\tBride\r\n"),
  },
  {
    what: "Contacts of a telephone (vCard)",
    file: "contacts.vcf",
    bytes: utf8(
      [
        "BEGIN:VCARD",
        "VERSION:3.0",
        "N:Gill;Sukhpreet;;Dr.;",
        "FN:Dr. Sukhpreet Gill",
        "TEL;TYPE=CELL:+1 403 555 0104",
        "TEL;TYPE=HOME:+1 403 555 0105",
        "item1.EMAIL;type=INTERNET:sukh@example.com",
        "ADR;TYPE=HOME:;;8 Cedar Court;Calgary;AB;T3K 3K3;Canada",
        "NOTE:Brings dhol\\, needs parking",
        "BDAY:1961-04-13",
        "PHOTO;ENCODING=b;TYPE=JPEG:/9j/4AAQSkZJRg",
        " ABAQEASABIAAD",
        "END:VCARD",
        "BEGIN:VCARD",
        "VERSION:2.1",
        "N;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:=E0=A8=95=E0=A9=8C=E0=A8=B0;=E0=A8=B9=E0=A8=B0=E0=A8=9C=E0=A9=80=E0=A8=A4;;;",
        "TEL;CELL:403-555-0106",
        "END:VCARD",
        "",
      ].join("\r\n"),
    ),
  },
  {
    what: "Lines of a WhatsApp chat",
    file: "chat.txt",
    bytes: utf8(
      [
        "12/03/2027, 21:10 - Messages and calls are end-to-end encrypted. Only people in this chat can read them.",
        "12/03/2027, 21:14 - Mummy: Delhi side:",
        "Uncle Harjit + family 5",
        "Sharma parivar 4 veg",
        "Bua ji Delhi (2)",
        "[2027-03-12, 9:20:05 p.m.] Papa: Mr & Mrs Singh + 3",
        "[2027-03-12, 9:20:41 p.m.] Papa: Mr & Mrs Singh + 3",
        "[2027-03-12, 9:21:00 p.m.] Papa: Kaka and chachi, 2 kids",
        "[2027-03-12, 9:22:10 p.m.] Papa: Dr Rao with wife",
        "",
      ].join("\n"),
    ),
  },
  {
    what: "Lines as they are typed",
    file: "notes.txt",
    bytes: utf8(
      "1. Gill family of 6\n2. Asha + 1\n3. Noor Khan\n4. Patel parivar ४\n- Brar family (8, 3 jain)\n",
    ),
  },
  {
    what: "Names in Gurmukhi, Devanagari, Gujarati and Urdu",
    file: "names.csv",
    bytes: csv(
      "Household,People,Side",
      "ਹਰਜੀਤ ਸਿੰਘ ਗਿੱਲ,4,Bride",
      "राम शर्मा,2,Groom",
      "रीमा शर्मा,2,Groom",
      "પટેલ પરિવાર,5,Bride",
      "احمد خان,3,Groom",
    ),
  },
  {
    what: "A spreadsheet with cells that say something else",
    file: "unclear.csv",
    bytes: csv(
      "Household,People,Kids,Shoe size,Mehndi,RSVP Sangeet",
      "Baker,about 3,2,40,perhaps,Attending",
      "Baker,about 3,2,40,perhaps,Attending",
      ",2,,,,",
      "Total,5,,,,",
    ),
  },
  {
    what: "420 households with a side, numbered names",
    file: "everybody.csv",
    bytes: csv("Name,People,Side,Diet,Reception", ...largeList),
  },
];
