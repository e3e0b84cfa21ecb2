import { Link, NavLink, type LinkProps, type NavLinkProps } from "react-router";

import { withThemeParam } from "./with-theme-param.ts";
import type { CheckedPath } from "./site-path.ts";
import { useWeddingTheme } from "./theme-provider.tsx";

/** The target of a link within the site. */
export type LinkTo<To extends string> = { to: To & CheckedPath<To> };

/**
 * A link within the site. Its target is prefetched on intent: hover, touch or keyboard focus. On a page whose
 * URL has `?theme=indian` it carries the theme on. The browser has the list of all routes, so links need not be
 * marked for it to learn of them. A target that is written out has to be a page of the site.
 */
export function ThemeLink<const To extends string>({ to, ...rest }: LinkTo<To> & Omit<LinkProps, "to">) {
  const { addressTheme } = useWeddingTheme();
  return <Link prefetch="intent" discover="none" to={withThemeParam(to, addressTheme)} {...rest} />;
}

/** The same for the navigation bar, which marks the current page. */
export function ThemeNavLink<const To extends string>({
  to,
  ...rest
}: LinkTo<To> & Omit<NavLinkProps, "to">) {
  const { addressTheme } = useWeddingTheme();
  return <NavLink prefetch="intent" discover="none" to={withThemeParam(to, addressTheme)} {...rest} />;
}
