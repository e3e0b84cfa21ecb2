import { FactOrigin } from "#app/catalogue/venue-facts/fact-origin.tsx";
import { formatCount } from "#app/languages/site-language.ts";
import { UnknownFactRow } from "./fact-row.tsx";
import { VenueSection } from "./venue-section.tsx";
import { describeLayout, type VenuePageData } from "./venue-page-data.ts";

/** Guests by room and layout, as numbers, each with its source. */
export function VenueRooms({ sheet: { listing, rooms } }: { sheet: VenuePageData }) {
  if (rooms.length === 0)
    return (
      <VenueSection id="rooms">
        <dl className="fact-rows">
          <UnknownFactRow label="Rooms and guests" question="rooms" />
        </dl>
      </VenueSection>
    );
  return (
    <VenueSection id="rooms">
      <table className="rooms">
        <caption className="visually-hidden">Guests by room and layout</caption>
        <thead>
          <tr>
            <th scope="col">Room</th>
            <th scope="col">Layout</th>
            <th scope="col" className="rooms__guests">
              Guests
            </th>
          </tr>
        </thead>
        <tbody>
          {rooms.map((room) => (
            <tr key={`${room.name} ${room.layout}`}>
              <th scope="row">
                {room.name}
                <FactOrigin fact={room} sample={listing.card.fictional} />
              </th>
              <td>{describeLayout(room.layout)}</td>
              <td className="rooms__guests">
                {/* A figure without a reliable source is not written as one. */}
                {room.confidence === "low" && <small>perhaps </small>}
                {formatCount(room.guests)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="note">
        Stage, mandap and dance floor take seats away unless a room’s name says they’re in it: ask what a
        figure leaves room for.
      </p>
    </VenueSection>
  );
}
