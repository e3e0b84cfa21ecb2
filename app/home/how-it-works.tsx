import { Emblem } from "#app/illustrations/emblem.tsx";
import { Divider } from "#app/illustrations/ornament.tsx";
import { useWeddingTheme } from "#app/wedding-theme/theme-provider.tsx";

/** Three steps along a dashed line. */
export function HowItWorks() {
  const { art, home } = useWeddingTheme().pack;
  const { heading, lede, steps } = home.sections.howItWorks;
  return (
    <section className="section" aria-label="How it works">
      <div className="wrap">
        <div className="section-head section-head--centred">
          <Divider kind={art.divider} />
          <h2 className="heading-large">{heading}</h2>
          <p className="lede">{lede}</p>
        </div>
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
