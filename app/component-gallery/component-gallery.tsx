import { useEffect } from "react";

import { CardSpecimens } from "./card-examples.tsx";
import { ButtonSpecimens, MarkSpecimens } from "./control-examples.tsx";
import { DrawingSpecimens } from "./illustration-examples.tsx";
import { FieldSpecimens } from "./field-examples.tsx";
import { ColourSpecimens, TypeSpecimens } from "./type-and-colour-examples.tsx";
import { InBothThemes } from "./in-both-themes.tsx";
import { MessageSpecimens } from "#app/specimens/message-specimens.tsx";
import { OverlaySpecimens } from "#app/specimens/overlay-specimens.tsx";
import { showForcedStates } from "./show-forced-states.ts";
import type { Specimens } from "./component-gallery-data.server.ts";
import "./component-gallery-data.css";

/** Everything that the pages are made of, from the components and the style sheets of the pages. */
export function SpecimenSheet({ specimens }: { specimens: Specimens }) {
  useEffect(() => {
    showForcedStates();
    document.documentElement.setAttribute("data-specimens-ready", "");
  }, []);
  return (
    <div className="specimens">
      <header className="specimens__head section--wall">
        <div className="wrap">
          <p className="eyebrow">Printer's sheet</p>
          <h1 className="display text-on-deep">Specimens</h1>
          <p className="lede">
            Left the standard theme, right the Indian one. A state that needs a pointer or a keyboard is
            forced.
          </p>
        </div>
      </header>
      <InBothThemes heading="Type">
        <TypeSpecimens />
      </InBothThemes>
      <InBothThemes heading="Colours">
        <ColourSpecimens names={specimens.colours} />
      </InBothThemes>
      <InBothThemes heading="Buttons">
        <ButtonSpecimens />
      </InBothThemes>
      <InBothThemes heading="Fields">
        <FieldSpecimens />
      </InBothThemes>
      <InBothThemes heading="Chips, choices, hearts and figures">
        <MarkSpecimens cards={specimens.cards} />
      </InBothThemes>
      <InBothThemes heading="Cards">
        <CardSpecimens cards={specimens.cards} venues={specimens.venues} />
      </InBothThemes>
      <InBothThemes heading="Messages: toast, nothing found, errors">
        <MessageSpecimens nothingFound={specimens.nothingFound} />
      </InBothThemes>
      <InBothThemes heading="What opens over a page on a telephone">
        <OverlaySpecimens answer={specimens.found} />
      </InBothThemes>
      <DrawingSpecimens {...specimens} />
    </div>
  );
}
