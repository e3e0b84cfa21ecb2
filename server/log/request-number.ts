import { randomFillSync } from "node:crypto";

/** Letters and digits that nobody mixes up on the telephone; 32, so that five bits choose one. */
const letters = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** Random bytes for five hundred numbers: asking for each by itself would be most of what a number costs. */
const stock = new Uint8Array(8 * 500);
let used = stock.length;

/** What a request is called in the log and, where it failed, on the visitor's page: '7K3M-9QPX'. */
export function makeRequestNumber(): string {
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

/** Tells the visitor of an answer that failed what it is called in the log. Others lack it: a cache would give many the same. */
export function numberFailure({ status, headers }: Response, number: string): void {
  if (status >= 500) headers.set("X-Request-Id", number);
}
