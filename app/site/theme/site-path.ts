import type { Register } from "react-router";

/**
 * Values of a route's parameter that a target may have written out, by route. The room that knows them adds
 * them; a parameter of any other route is filled in by `href()` or by a text that is known at run time.
 * @public augmented, not imported
 */
export interface WrittenParameters {}

/** The registered routes, without the one that catches everything else. */
type RoutePath = Exclude<keyof Register["pages"], `${string}*`>;

/** A route with values for its parameters: `/venues/:slug` with any text is `/venues/${string}`. */
type Filled<
  Path extends string,
  Value extends string,
> = Path extends `${infer Before}/:${string}/${infer After}`
  ? `${Before}/${Value}${Filled<`/${After}`, Value>}`
  : Path extends `${infer Before}/:${string}?`
    ? Before | `${Before}/${Value}`
    : Path extends `${infer Before}/:${string}`
      ? `${Before}/${Value}`
      : Path;

/** A route as it can be written out; one that needs a parameter of which no value is known cannot. */
type Written<Path extends string> = Path extends keyof WrittenParameters
  ? Filled<Path, WrittenParameters[Path]>
  : Filled<Path, never>;

type WithEnd<Path extends string> = Path | `${Path}${"?" | "#"}${string}`;

/** A path of the site that is written out, with or without a query or an anchor. */
export type SitePath = WithEnd<{ [Path in RoutePath]: Written<Path> }[RoutePath]>;

/** A path of the site whose parameters are known at run time only. */
type FilledSitePath = WithEnd<Filled<RoutePath, string>>;

/** What stands before the query and the anchor. */
type Pathname<To extends string> = UpTo<UpTo<To, "#">, "?">;
type UpTo<Text extends string, Mark extends string> = Text extends `${infer First}${Mark}${string}`
  ? First
  : Text;

/** Whether a text has a part that is known at run time only, as `/venues/${slug}` has. */
type HasHole<Text extends string> = {} extends Record<Text, unknown> ? true : false;

/**
 * What a link's target must be: a path of the site where its beginning is written out in the code. Where a
 * parameter's value is written out, too, it has to be a known one: `/vendors/aply` is no page. A text that is
 * known at run time only, as `href()` and the functions for paths return it, may be any.
 */
export type CheckedPath<To extends string> = string extends To
  ? To
  : To extends `${infer First}${string}`
    ? string extends First
      ? To
      : Checked<To, HasHole<Pathname<To>> extends true ? FilledSitePath : SitePath>
    : SitePath;

/** The target itself where it fits, each of several by itself; otherwise what would, for the message. */
type Checked<To extends string, Fitting extends string> = To extends Fitting ? To : Fitting;
