import { Link, NavLink, type LinkProps, type NavLinkProps } from "react-router";

import { withThemeParam } from "./with-theme-param.ts";
import { useWeddingTheme } from "./theme-provider.tsx";

/**
 * A link within the site. Its target is prefetched on intent: hover, touch or keyboard focus. On a page whose
 * URL has `?theme=indian` it carries the theme on. The browser has the list of all routes, so links need not be
 * marked for it to learn of them.
 */
export function ThemeLink({ to, ...rest }: LinkProps & { to: string }) {
  const { addressTheme } = useWeddingTheme();
  return <Link prefetch="intent" discover="none" to={withThemeParam(to, addressTheme)} {...rest} />;
}

/** The same for the navigation bar, which marks the current page. */
export function ThemeNavLink({ to, ...rest }: NavLinkProps & { to: string }) {
  const { addressTheme } = useWeddingTheme();
  return <NavLink prefetch="intent" discover="none" to={withThemeParam(to, addressTheme)} {...rest} />;
}
