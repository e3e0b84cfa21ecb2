import type { SitePath } from "#app/site/theme/site-path.ts";
import { FooterEdge } from "#app/ui/illustrations/ornament.tsx";
import { ThemeLink } from "#app/site/theme/theme-link.tsx";
import { useWeddingTheme } from "#app/site/theme/theme-provider.tsx";

import { SiteName } from "./site-header.tsx";

type FooterLink = { to: SitePath; label: string };

const explore: readonly FooterLink[] = [
  { to: "/", label: "Home" },
  { to: "/venues", label: "Venues" },
  { to: "/vendors", label: "Vendors" },
  { to: "/gallery", label: "Gallery" },
  { to: "/vendors/apply", label: "List your business" },
];
const plan: readonly FooterLink[] = [
  { to: "/planning", label: "Planning resources" },
  { to: "/planning-tools", label: "Planning tools" },
  { to: "/compare/costs", label: "What venues cost" },
  { to: "/indian-wedding-traditions", label: "Wedding traditions" },
  { to: "/decoration-ideas", label: "Decoration ideas" },
  { to: "/bridesmaid-guide", label: "Bridesmaid guide" },
];
const theSite: readonly FooterLink[] = [
  { to: "/about", label: "About" },
  { to: "/how-we-rank", label: "How we rank" },
  { to: "/privacy", label: "Privacy" },
  { to: "/terms", label: "Terms" },
  { to: "/accessibility", label: "Accessibility" },
];

/** The links of the site by subject. @param contactEmail null leaves 'Say hello' out */
export function SiteFooter({ contactEmail }: { contactEmail: string | null }) {
  const { pack } = useWeddingTheme();
  return (
    <footer className="site-footer" id="site-footer">
      <FooterEdge kind={pack.art.footerEdge} />
      <div className="site-footer__ground later later--footer">
        <div className="wrap site-footer__columns">
          <div>
            <SiteName />
            <p>
              Helping couples find the right people and places for a wedding in Calgary, Banff and the Bow
              Valley.
            </p>
          </div>
          <LinkColumn heading="Explore" links={explore} />
          <LinkColumn heading="Plan" links={plan} />
          <LinkColumn heading="This site" links={theSite} className="site-footer__line" />
          {contactEmail !== null && (
            <div className="site-footer__line">
              <h2>Say hello</h2>
              <ul>
                <li>
                  <a href={`mailto:${contactEmail}`}>{contactEmail}</a>
                </li>
              </ul>
            </div>
          )}
          <p className="site-footer__base">Wild Rose Weddings. Whatever is marked as a sample is invented.</p>
        </div>
      </div>
    </footer>
  );
}

function LinkColumn({
  heading,
  links,
  className,
}: {
  heading: string;
  links: readonly FooterLink[];
  className?: string;
}) {
  return (
    <nav aria-label={heading} className={className}>
      <h2>{heading}</h2>
      <ul>
        {links.map(({ to, label }) => (
          <li key={to}>
            <ThemeLink to={to}>{label}</ThemeLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
