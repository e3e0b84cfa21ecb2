import { Fragment } from "react";

import type { EnquiryWords } from "#app/couple/enquiries/enquiry-texts.ts";
import { PrivatePageFacts } from "#app/messaging/private-links/private-page-facts.tsx";

type EnquiryOverviewProps = {
  facts: readonly (readonly [label: string, value: string])[];
  words: readonly EnquiryWords[];
};

/** What a couple asked for, asked, and wrote. */
export function EnquiryOverview({ facts, words }: EnquiryOverviewProps) {
  return (
    <>
      <PrivatePageFacts facts={facts} />
      {words.map((part) =>
        "text" in part ? (
          <p key={part.text} className="private__words">
            {part.text}
          </p>
        ) : (
          <Fragment key={part.title}>
            <h3>{part.title}</h3>
            <ol className="private__questions">
              {part.lines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ol>
          </Fragment>
        ),
      )}
    </>
  );
}
