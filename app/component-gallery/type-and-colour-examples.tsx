import { SectionHead } from "#app/ui/design-system/section-head.tsx";
import { OnwardLink } from "#app/site/theme/arrow-link.tsx";

import { Specimen } from "./in-both-themes.tsx";

/** The scale of type, and how a section begins. */
export function TypeSpecimens() {
  return (
    <>
      <SectionHead eyebrow="An eyebrow" heading="How a section begins" lede="And the sentence that leads on.">
        <OnwardLink to="/vendors">The way onward</OnwardLink>
      </SectionHead>
      <h3 className="display">Display: two peaks</h3>
      <h3 className="heading-large">Large: a lake at dusk</h3>
      <h3 className="heading-medium">Medium: the banquet hall</h3>
      <h3 className="heading-small">Small: a card</h3>
      <p className="lede">Lede: one sentence that says what the page is for.</p>
      <p>Body text, sixteen pixels, as long as a line is pleasant to read and not longer.</p>
      <p className="note">A note: where a figure comes from, and when it was checked.</p>
    </>
  );
}

/** Every colour that tokens.css names. */
export function ColourSpecimens({ names }: { names: readonly string[] }) {
  return (
    <div className="specimens__row">
      {names.map((name) => (
        <Specimen key={name} label={name.slice(2)}>
          <div className="specimens__ink" style={{ background: `var(${name})` }} />
        </Specimen>
      ))}
    </div>
  );
}
