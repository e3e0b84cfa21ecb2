import { dayPieceIds, type DayPieceId } from "#app/stationery/day-set/day-piece.ts";

import { dayPieceNames } from "./day-piece-names.ts";

type PieceChoiceProps = { chosen: DayPieceId; choose: (piece: DayPieceId) => void };

/** The pieces of the set. */
export function PieceChoice({ chosen, choose }: PieceChoiceProps) {
  return (
    <fieldset className="plan__choices invitations__shapes" aria-label="Piece">
      {dayPieceIds.map((id) => (
        <button
          key={id}
          type="button"
          className="choice"
          aria-pressed={id === chosen}
          onClick={() => choose(id)}
        >
          {dayPieceNames[id]}
        </button>
      ))}
    </fieldset>
  );
}
