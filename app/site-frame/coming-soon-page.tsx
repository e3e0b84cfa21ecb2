import { HeroArt } from "#app/illustrations/hero-art.tsx";
import { Icon } from "#app/illustrations/icon.tsx";
import { PageMetadata } from "#app/page-metadata/page-metadata.tsx";
import { ThemeLink } from "#app/wedding-theme/theme-link.tsx";
import { useWeddingTheme } from "#app/wedding-theme/theme-provider.tsx";

type ComingSoonPageProps = {
  path: string;
  title: string;
  description: string;
  eyebrow: string;
  heading: string;
  text: string;
  /** Where to go meanwhile. */
  links: readonly { to: string; label: string }[];
};

/** A page whose content is still to come: it says so and leads on. */
export function ComingSoonPage({
  path,
  title,
  description,
  eyebrow,
  heading,
  text,
  links,
}: ComingSoonPageProps) {
  const { art } = useWeddingTheme().pack;
  return (
    <>
      <PageMetadata title={title} description={description} path={path} />
      <section className="hero hero--inner hero--tall grain">
        <HeroArt name={art.homeHero} />
        <div className="wrap hero__text">
          <p className="eyebrow">{eyebrow}</p>
          <h1>{heading}</h1>
          <p className="hero__lede">{text}</p>
          <p className="hero__actions">
            {links.map(({ to, label }) => (
              <ThemeLink key={to} to={to} className="button button--ghost">
                {label} <Icon name="arrow" />
              </ThemeLink>
            ))}
          </p>
        </div>
      </section>
    </>
  );
}
