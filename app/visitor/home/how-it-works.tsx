import { SectionHead } from "#app/ui/design-system/section-head.tsx";
import { Emblem } from "#app/ui/illustrations/emblem.tsx";
import { Divider } from "#app/ui/illustrations/ornament.tsx";
import { useWeddingTheme } from "#app/site/theme/theme-provider.tsx";
import { useHomeSections } from "#app/site/theme/use-home-sections.ts";

/** Three steps along a dashed line. */
export function HowItWorks() {
  const { art } = useWeddingTheme().pack;
  const { heading, lede, steps } = useHomeSections().howItWorks;
  return (
    <section className="section later later--steps" aria-label="How it works">
      <div className="wrap">
        <SectionHead centred ornament={<Divider kind={art.divider} />} heading={heading} lede={lede} />
        <ol className="steps">
          {steps.map(({ title, text, emblem }) => (
            <li key={title}>
              <Emblem kind={emblem} />
              <h3 className="heading-medium">{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
