import type { ListingCard } from "#app/catalogue/directory/listing-card.ts";

type ContactLinkProps = { card: Pick<ListingCard, "fictional">; kind: "tel" | "mailto"; to: string };

/** A phone number or an email. Those of an invented business reach nobody, so they are no links. */
export function ContactLink({ card, kind, to }: ContactLinkProps) {
  return card.fictional ? <>{to}</> : <a href={`${kind}:${to}`}>{to}</a>;
}
