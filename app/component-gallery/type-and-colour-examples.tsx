import { SectionHead } from "#app/ui/design-system/section-head.tsx";
import { ArrowLink } from "#app/site/theme/arrow-link.tsx";

import { Example } from "./in-both-themes.tsx";

/** The type scale, and the head of a section. */
export function TypographyExamples() {
  return (
    <>
      <SectionHead eyebrow="An eyebrow" heading="How a section begins" lede="And the sentence that leads on.">
        <ArrowLink to="/vendors">The way onward</ArrowLink>
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

/** Every colour in tokens.css. */
export function ColourExamples({ names }: { names: readonly string[] }) {
  return (
    <div className="component-gallery__row">
      {names.map((name) => (
        <Example key={name} label={name.slice(2)}>
          <div className="component-gallery__ink" style={{ background: `var(${name})` }} />
        </Example>
      ))}
    </div>
  );
}
