import { href } from "react-router";
import { SectionHead } from "#app/ui/design-system/section-head.tsx";
import { ArrowLink } from "#app/site/theme/arrow-link.tsx";
import { ThemeLink } from "#app/site/theme/theme-link.tsx";
import { useHomeSections } from "#app/site/theme/use-home-sections.ts";

/** The decoration ideas of the theme; each leads to its own page. */
export function DecorCards() {
  const { ideas } = useHomeSections().decor;
  return (
    <section className="section section--surface" aria-labelledby="decor-heading">
      <div className="wrap">
        <SectionHead eyebrow="Decor" heading="Six ways to dress the place" id="decor-heading">
          <ArrowLink to="/decoration-ideas">All decoration ideas</ArrowLink>
        </SectionHead>
        <ul className="cards">
          {ideas.map(({ id, title, description, image, bestFor, season }) => (
            <li key={id}>
              <article className="card">
                <div className="card__art decor-card__art grain">
                  <img src={image} alt="" width={800} height={600} loading="lazy" decoding="async" />
                </div>
                <div className="card__body">
                  <p className="eyebrow">{season}</p>
                  <h3>
                    <ThemeLink to={href("/decoration-ideas/:id", { id })} className="card__link">
                      {title}
                    </ThemeLink>
                  </h3>
                  <p className="card__text">{description}</p>
                  <p className="note">Best for: {bestFor}</p>
                </div>
              </article>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
