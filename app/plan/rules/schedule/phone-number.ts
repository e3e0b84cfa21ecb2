/** A telephone number in a text such as 'Meena, 403 555 0188'. */
export type PhoneNumber = {
  /** The text around it: 'Meena'. */
  name: string;
  /** As it was typed. */
  number: string;
  /** 'tel:4035550188' */
  href: string;
};

const numbers = /\+?\(?\d[\d\s().-]{5,}\d/u;

/** The first telephone number of a text; null where it has none of seven digits or more. */
export function findPhoneNumber(text: string): PhoneNumber | null {
  const [number] = numbers.exec(text) ?? [];
  if (number === undefined) return null;
  const digits = number.replaceAll(/\D/gu, "");
  if (digits.length < 7) return null;
  const name = text
    .replace(number, " ")
    .replaceAll(/\s+/gu, " ")
    .replaceAll(/^[\s,;:()-]+|[\s,;:()-]+$/gu, "");
  return { name, number: number.trim(), href: `tel:${number.startsWith("+") ? "+" : ""}${digits}` };
}
