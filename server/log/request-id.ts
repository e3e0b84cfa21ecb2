import { randomFillSync } from "node:crypto";

/** Letters and digits that nobody confuses on the phone; 32, so that five bits choose one. */
const letters = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** Random bytes for five hundred ids: requesting them for each id would be most of an id's cost. */
const stock = new Uint8Array(8 * 500);
let used = stock.length;

/** The id of a request in the log and, where it failed, on the visitor's page: '7K3M-9QPX'. */
export function createRequestId(): string {
  if (used === stock.length) {
    randomFillSync(stock);
    used = 0;
  }
  let number = "";
  for (let place = 0; place < 8; place += 1) {
    if (place === 4) number += "-";
    number += letters.charAt((stock[used + place] ?? 0) & 31);
  }
  used += 8;
  return number;
}

/**
 * Gives the visitor the id of a failed response in the log. Other responses lack it: a cache would give many
 * the same.
 */
export function setRequestIdOnFailure({ status, headers }: Response, number: string): void {
  if (status >= 500) headers.set("X-Request-Id", number);
}
