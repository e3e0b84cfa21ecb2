import type { DayPieceId } from "#app/stationery/day-set/day-piece.ts";

export const dayPieceNames: Readonly<Record<DayPieceId, string>> = {
  welcome: "Welcome board",
  order: "Order of the day",
  tables: "Table numbers",
  places: "Place cards",
  menu: "Menu",
  thanks: "Thank-you card",
};
