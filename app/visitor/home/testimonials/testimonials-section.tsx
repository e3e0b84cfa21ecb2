import { DescriptionListEntry } from "#app/ui/design-system/description-list-entry.tsx";
import { SectionHead } from "#app/ui/design-system/section-head.tsx";
import { Divider } from "#app/ui/illustrations/ornament.tsx";
import { StarRow } from "#app/ui/illustrations/star-row.tsx";
import { SampleBadge } from "#app/catalogue/listings/sample-badge.tsx";
import { useWeddingTheme } from "#app/site/theme/theme-provider.tsx";
import { useHomeSections } from "#app/site/theme/use-home-sections.ts";
import { statistics } from "#content/testimonials/statistics.ts";

/** Quotes and figures; all of them are samples, so a site without samples leaves the section out. */
export function TestimonialsSection() {
  const { art } = useWeddingTheme().pack;
  const { heading, entries } = useHomeSections().testimonials;
  return (
    <section className="section section--band later later--testimonials" aria-label="Testimonials">
      <div className="wrap">
        <SectionHead centred ornament={<Divider kind={art.divider} />} heading={heading} />
        <ul
          className="quotes snap-row"
          aria-label="What couples said"
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard pushes the row aside on a phone
          tabIndex={0}
        >
          {entries.map(({ id, name, role, quote, stars, image, location }) => (
            <li key={id}>
              <figure className="quote">
                <img
                  className="quote__stamp"
                  src={image}
                  alt=""
                  width={96}
                  height={72}
                  loading="lazy"
                  decoding="async"
                />
                <p className="quote__stars">
                  <StarRow rating={stars} />
                  <span className="visually-hidden">{stars} of 5 stars</span>
                  <SampleBadge />
                </p>
                <blockquote>{quote}</blockquote>
                <figcaption>
                  <strong>{name}</strong>
                  <span>{role}</span>
                  <span>{location}</span>
                </figcaption>
              </figure>
            </li>
          ))}
        </ul>
        <dl className="statistics">
          {statistics.map(({ value, label }) => (
            <DescriptionListEntry key={label} label={label}>
              {value}
            </DescriptionListEntry>
          ))}
        </dl>
        <p className="note statistics__note">
          These are sample quotes and sample figures, until real couples have spoken.
        </p>
      </div>
    </section>
  );
}
