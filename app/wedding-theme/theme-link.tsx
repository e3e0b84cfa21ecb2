import { Link, NavLink, type LinkProps, type NavLinkProps } from "react-router";

import { carryTheme } from "./carry-theme.ts";
import { useWeddingTheme } from "./theme-provider.tsx";

/** A link within the site; on a page addressed with `?theme=indian` it carries the theme on. */
export function ThemeLink({ to, ...rest }: LinkProps & { to: string }) {
  const { addressTheme } = useWeddingTheme();
  return <Link to={carryTheme(to, addressTheme)} {...rest} />;
}

/** The same for the navigation bar, which marks the page that is open. */
export function ThemeNavLink({ to, ...rest }: NavLinkProps & { to: string }) {
  const { addressTheme } = useWeddingTheme();
  return <NavLink to={carryTheme(to, addressTheme)} {...rest} />;
}
