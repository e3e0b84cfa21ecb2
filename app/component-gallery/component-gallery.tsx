import { useEffect } from "react";

import { CardExamples } from "./card-examples.tsx";
import { ButtonExamples, BadgeExamples } from "./control-examples.tsx";
import { InvitationExamples } from "./invitation-examples.tsx";
import { IllustrationExamples } from "./illustration-examples.tsx";
import { FieldExamples } from "./field-examples.tsx";
import { ColourExamples, TypographyExamples } from "./type-and-colour-examples.tsx";
import { InBothThemes } from "./in-both-themes.tsx";
import { MessageExamples } from "./message-examples.tsx";
import { OverlayExamples } from "./overlay-examples.tsx";
import { showForcedStates } from "./show-forced-states.ts";
import type { ComponentGalleryData } from "./component-gallery-data.server.ts";
import "./component-gallery-data.css";

/** All parts of the pages, rendered from the pages' own components and style sheets. */
export function ComponentGallery({ examples }: { examples: ComponentGalleryData }) {
  useEffect(() => {
    showForcedStates();
    document.documentElement.setAttribute("data-component-gallery-ready", "");
  }, []);
  return (
    <div className="component-gallery">
      <header className="component-gallery__head section--wall">
        <div className="wrap">
          <p className="eyebrow">Printer’s sheet</p>
          <h1 className="display">Component gallery</h1>
          <p className="lede">
            Left the standard theme, right the Indian one. A state that needs a pointer or a keyboard is
            forced.
          </p>
        </div>
      </header>
      <InBothThemes heading="Type">
        <TypographyExamples />
      </InBothThemes>
      <InBothThemes heading="Colours">
        <ColourExamples names={examples.colours} />
      </InBothThemes>
      <InBothThemes heading="Buttons">
        <ButtonExamples />
      </InBothThemes>
      <InBothThemes heading="Fields">
        <FieldExamples />
      </InBothThemes>
      <InBothThemes heading="Chips, choices, hearts and figures">
        <BadgeExamples cards={examples.cards} />
      </InBothThemes>
      <InBothThemes heading="Cards">
        <CardExamples cards={examples.cards} venues={examples.venues} />
      </InBothThemes>
      <InBothThemes heading="Messages: toast, nothing found, errors">
        <MessageExamples nothingFound={examples.nothingFound} />
      </InBothThemes>
      <InBothThemes heading="What opens over a page on a telephone">
        <OverlayExamples answer={examples.found} />
      </InBothThemes>
      <InvitationExamples proofs={examples.invitations} />
      <IllustrationExamples {...examples} />
    </div>
  );
}
