const latin = /^(?=.*\p{Script=Latin})[\p{Script=Latin}\P{L}]+$/su;

/** A couple's names in a heading: in Latin letters they say so, whatever the page around them is written in. */
export function CoupleName({ names }: { names: string }) {
  return latin.test(names) ? <bdi lang="und-Latn">{names}</bdi> : names;
}
