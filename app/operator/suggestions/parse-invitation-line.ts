import { z } from "zod";

const address = z.email();

/**
 * An email and the page that publishes it, as an operator types both on a phone: 'events@hall.ca hall.ca/contact'.
 * @returns null where either is missing
 */
export function parseInvitationLine(text: string): { email: string; source: string } | null {
  const words = text.split(/[\s,;]+/).filter(Boolean);
  const email = words.find((word) => address.safeParse(word).success);
  const source = words.find((word) => word !== email && /^(?:https?:\/\/)?[^\s/@]+\.[^\s@]+$/i.test(word));
  if (email === undefined || source === undefined || words.length !== 2) return null;
  return { email, source: /^https?:/i.test(source) ? source : `https://${source}` };
}
