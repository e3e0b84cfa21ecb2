import { formatDate } from "#app/calendar/format-date.ts";
import { Icon } from "#app/ui/illustrations/icon.tsx";
import { Divider } from "#app/ui/illustrations/ornament.tsx";
import { PageMetadata } from "#app/site/metadata/page-metadata.tsx";
import { useRootData } from "#app/site/metadata/root-data.ts";
import { PageHero } from "#app/site/frame/page-hero.tsx";
import { ArrowLink } from "#app/site/theme/arrow-link.tsx";
import { useWeddingTheme } from "#app/site/theme/theme-provider.tsx";
import type { StaticPage } from "#content/static-pages/static-page.ts";

type StaticPageViewProps = {
  page: StaticPage;
  /** Sections that follow, from the operator's settings. */
  more?: StaticPage["sections"];
};

/** A page about the site itself: three tickets as a summary, then the sections in full. */
export function StaticPageView({ page, more = [] }: StaticPageViewProps) {
  return (
    <>
      <PageMetadata title={page.title} description={page.description} path={page.path ?? `/${page.id}`} />
      <PageHero ticketed eyebrow={page.title} heading={page.heading} lede={page.lede} />
      <div className="wrap standing">
        <ul className="standing__tickets">
          {page.tickets.map(({ title, text }) => (
            <li key={title} className="ticket">
              <div>
                <Icon name="check" />
                <h2 className="heading-small">{title}</h2>
                <p>{text}</p>
              </div>
            </li>
          ))}
        </ul>
        {[...page.sections, ...more].map(({ id, heading, paragraphs, list, link }) => (
          <section key={id} className="standing__section" aria-labelledby={`${id}-heading`}>
            <h2 className="heading-medium" id={`${id}-heading`}>
              {heading}
            </h2>
            <div>
              {paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
              {list !== undefined && (
                <ul className="standing__list">
                  {list.map((item) => (
                    <li key={item}>
                      <Icon name="check" />
                      {item}
                    </li>
                  ))}
                </ul>
              )}
              {link !== undefined && (
                <p>
                  <ArrowLink to={link.to}>{link.label}</ArrowLink>
                </p>
              )}
            </div>
          </section>
        ))}
        <Contact page={page} />
      </div>
    </>
  );
}

function Contact({ page: { contact, checked } }: { page: StaticPage }) {
  const { art } = useWeddingTheme().pack;
  const email = useRootData()?.contactEmail ?? null;
  return (
    <section className="panel standing__contact" aria-label="Write to us">
      <Divider kind={art.divider} />
      <p className="lede">{contact}</p>
      {email !== null && (
        <a className="button button--primary" href={`mailto:${email}`}>
          {email}
        </a>
      )}
      <p className="note">Checked against what the site does on {formatDate(checked)}.</p>
    </section>
  );
}
