/** The code as printed on a card: xxxx-xxxx-xxxx. */
export function formatHouseholdCode(code: string): string {
  return code.match(/.{1,4}/g)?.join("-") ?? code;
}
