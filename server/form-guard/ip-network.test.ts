import { expect, test } from "vitest";

import { clientIpOf } from "#server/client-ip.ts";

import { ipNetworkOf } from "./ip-network.ts";

const networkOfConnection = (connection: string) =>
  ipNetworkOf(clientIpOf({ connection, headers: new Headers() }, false));

test.each([
  ["203.0.113.7", "203.0.113.0/24"],
  ["2001:db8:1:2::7", "2001:db8:1::/48"],
  ["2001:db8:1:ffff:1:2:3:4", "2001:db8:1::/48"],
  ["2001:db8::7", "2001:db8:0::/48"],
  ["::ffff:203.0.113.7", "203.0.113.0/24"],
  ["", "unknown"],
])("%s is of the network %s", (connection, network) => {
  expect(networkOfConnection(connection)).toBe(network);
});
