import { useEffect, useState } from "react";

import { RoseMark } from "#app/ui/illustrations/ornament.tsx";
import { ThemeLink, ThemeNavLink } from "#app/site/theme/theme-link.tsx";
import { ThemeToggle } from "./theme-toggle.tsx";

import { MobileMenu } from "./mobile-menu.tsx";
import { PlanButton } from "./plan-button.tsx";
import { navigationLinks } from "./navigation-links.ts";

/** How far down the page the bar turns white, in CSS pixels (specification §2). */
const scrolledThreshold = 20;

/** The bar at the top of a page; plans and the pages of guests have a frame of their own. */
export function SiteHeader() {
  const scrolled = useScrolled();
  return (
    <header className="site-header" data-scrolled={scrolled || undefined}>
      <div className="wrap site-header__bar">
        <SiteName />
        <nav aria-label="Main" className="site-header__links">
          <ul>
            {navigationLinks.map(({ to, label }) => (
              <li key={to}>
                <ThemeNavLink to={to} end={to === "/"}>
                  {label}
                </ThemeNavLink>
              </li>
            ))}
          </ul>
        </nav>
        <PlanButton />
        <ThemeToggle />
        <MobileMenu />
      </div>
    </header>
  );
}

/** The name of the site as a link home. */
export function SiteName() {
  return (
    <ThemeLink to="/" className="site-name">
      <RoseMark />
      <span>
        Wild Rose Weddings
        <small>Calgary &amp; Banff</small>
      </span>
    </ThemeLink>
  );
}

function useScrolled(): boolean {
  const [scrolled, setScrolled] = useState(false);
  useEffect(() => {
    const update = () => setScrolled(window.scrollY > scrolledThreshold);
    update();
    window.addEventListener("scroll", update, { passive: true });
    return () => window.removeEventListener("scroll", update);
  }, []);
  return scrolled;
}
