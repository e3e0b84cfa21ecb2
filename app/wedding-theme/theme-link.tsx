import { Link, NavLink, type LinkProps, type NavLinkProps } from "react-router";

import { carryTheme } from "#app/site/theme/with-theme-param.ts";
import { useWeddingTheme } from "#app/site/theme/theme-provider.tsx";

/**
 * A link within the site. What it leads to is fetched once somebody means it: points at it, touches it or
 * comes to it by keyboard. On a page addressed with `?theme=indian` it carries the theme on.
 */
export function ThemeLink({ to, ...rest }: LinkProps & { to: string }) {
  const { addressTheme } = useWeddingTheme();
  return <Link prefetch="intent" to={carryTheme(to, addressTheme)} {...rest} />;
}

/** The same for the navigation bar, which marks the page that is open. */
export function ThemeNavLink({ to, ...rest }: NavLinkProps & { to: string }) {
  const { addressTheme } = useWeddingTheme();
  return <NavLink prefetch="intent" to={carryTheme(to, addressTheme)} {...rest} />;
}
