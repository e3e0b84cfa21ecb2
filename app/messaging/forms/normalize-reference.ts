/**
 * A reference as it is saved, from one that somebody typed: 'WR-7K3M-9QPX' from 'wr7k3m9qpx' or 'WR 7K3M 9QPX'. What is
 * no reference names nothing.
 */
export function normalizeReference(typed: string): string {
  const text = typed.trim().toUpperCase();
  const [, prefix, first, second] =
    /^(W[A-Z])([0-9A-Z]{4})([0-9A-Z]{4})$/.exec(text.replaceAll(/[\s\p{Dash}]/gu, "")) ?? [];
  return prefix === undefined ? text : `${prefix}-${first}-${second}`;
}
