import type { ListingCard } from "#app/catalogue/directory/listing-card.ts";

type ContactLinkProps = { card: Pick<ListingCard, "fictional">; kind: "tel" | "mailto"; to: string };

/** A telephone number or an email address. Nobody answers those of an invented business, so they are no links. */
export function ContactLink({ card, kind, to }: ContactLinkProps) {
  return card.fictional ? <>{to}</> : <a href={`${kind}:${to}`}>{to}</a>;
}
