/**
 * The number of children in a household: as written in the guest list, or those named as children in replies where they
 * are more. Null where neither says anything.
 */
export function countChildren(written: number | null, guests: readonly { child: boolean }[]): number | null {
  const named = guests.filter(({ child }) => child).length;
  return named > (written ?? 0) ? named : written;
}
