import type { Register } from "react-router";

/** The registered routes, without the one that catches everything else. */
type RoutePath = Exclude<keyof Register["pages"], `${string}*`>;

/** A route with any text for its parameters: `/venues/:slug` is `/venues/${string}`. */
type Filled<Path extends string> = Path extends `${infer Before}/:${string}/${infer After}`
  ? `${Before}/${string}${Filled<`/${After}`>}`
  : Path extends `${infer Before}/:${string}?`
    ? Before | `${Before}/${string}`
    : Path extends `${infer Before}/:${string}`
      ? `${Before}/${string}`
      : Path;

/** A path of the site, with or without a query or an anchor. */
export type SitePath = Filled<RoutePath> | `${Filled<RoutePath>}${"?" | "#"}${string}`;

/**
 * What a link's target must be beside a text: a path of the site where its beginning is written out in the
 * code. A text that is known at run time only, as `href()` and the functions for paths return it, may be any.
 */
export type CheckedPath<To extends string> = string extends To
  ? unknown
  : To extends `${infer First}${string}`
    ? string extends First
      ? unknown
      : SitePath
    : SitePath;
