/** The code as it is written on a card: xxxx-xxxx-xxxx. */
export function showCode(code: string): string {
  return code.match(/.{1,4}/g)?.join("-") ?? code;
}
