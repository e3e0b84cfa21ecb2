import type { Settings } from "#app/messaging/settings.ts";
import type { StaticPage } from "#content/static-pages/static-page.ts";

type Sections = StaticPage["sections"];

/** Who runs the site, as the operator's settings say; null where they do not. */
export type Operator = Pick<
  Settings,
  "operatorName" | "privacyOfficer" | "dataServices" | "postalAddress" | "contactEmail"
>;

const withAddress = ({ operatorName, postalAddress }: Operator): string =>
  [operatorName ?? "The people whom you reach at the address below", postalAddress]
    .filter((part) => part !== null)
    .join(", ");

/** What only the operator can say on the page about privacy. */
export const privacySections = (operator: Operator): Sections => [
  {
    id: "responsible",
    heading: "Who is responsible",
    paragraphs: [
      `${withAddress(operator)}: that is who runs this site and is responsible for your information.`,
      `Questions and requests about privacy go to ${operator.privacyOfficer ?? operator.contactEmail}.`,
    ],
  },
  {
    id: "where",
    heading: "Where your data goes",
    paragraphs: [
      operator.dataServices === null
        ? "What you send is saved on this site’s server and in its backups, and our emails go through our mail server. Ask us which companies and countries these are."
        : "What you send is saved and carried by these services and no others. In another country its own law applies, and its authorities may be able to ask for it.",
    ],
    ...(operator.dataServices !== null && { list: operator.dataServices }),
  },
];

/** What only the operator can say in the terms. */
export const termsSections = (operator: Operator): Sections => [
  {
    id: "operator",
    heading: "Who you agree this with",
    paragraphs: [
      `${withAddress(operator)}: that is who runs this site.`,
      "The law of Alberta holds, and the law of Canada as far as it applies there; its courts decide. Rights that the law gives you as a consumer stay yours, whatever is written here.",
    ],
  },
];
