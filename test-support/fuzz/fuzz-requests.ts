import fc from "fast-check";

import { origin, type FuzzRequest } from "./send-request.ts";
import { anyBody, damagedBody, multipart, urlencoded, type EncodedBody } from "./encode-body.ts";
import { fieldNamesOf, validForm, type KnownFieldValues } from "./valid-form.ts";
import { mutatedForm } from "./mutate-form.ts";
import { hostileUrlPart } from "./hostile-texts.ts";
import type { DiscoveredForm, KnownSite } from "./explore-site.ts";

const oddHeaders = fc.record(
  {
    Origin: fc.constantFrom(origin, origin, origin, "https://evil.example", "null", "nonsense"),
    "Sec-Fetch-Site": fc.constantFrom("same-origin", "same-origin", "cross-site", "nonsense"),
    Accept: fc.constantFrom("*/*", "application/json", "text/html", "nonsense", ";q=2,,"),
    "Accept-Encoding": fc.constantFrom("gzip", "br", "br;q=0", "zstd, *;q=0", "nonsense"),
    "Accept-Language": fc.constantFrom("pa-IN", "*", "nonsense;q=x"),
    "Content-Encoding": fc.constantFrom("gzip", "identity"),
    "X-Forwarded-For": fc.constantFrom("203.0.113.7", "::1, nonsense", ",", "1".repeat(3000)),
    "X-Forwarded-Proto": fc.constantFrom("https", "javascript", ","),
    Forwarded: fc.constantFrom("for=_x", 'for="[::1', "by=;;;"),
    Cookie: fc.constantFrom("theme=indian", "=", ";;;", "%", "__proto__=x"),
    Range: fc.constantFrom(
      "bytes=0-1",
      "bytes=9-1",
      "bytes=-0",
      "bytes=0-,5-",
      `bytes=${"9".repeat(30)}-`,
      "nonsense",
    ),
    "If-None-Match": fc.constantFrom("*", '"', 'W/"x", "y"', "x".repeat(3000)),
    "If-Modified-Since": fc.constantFrom("nonsense", "Thu, 01 Jan 1970 00:00:00 GMT"),
    "Content-Length": fc.constantFrom("0", "5", "99999999999"),
    "X-Request-Id": fc.constantFrom("nonsense", "{}"),
    "User-Agent": fc.constantFrom("", "x".repeat(5000)),
  },
  { requiredKeys: [] },
);
const headersNowAndThen = fc.oneof(
  { weight: 5, arbitrary: fc.constant({}) },
  { weight: 1, arbitrary: oddHeaders },
);

/** Whatever may be asked of a site that is known. */
export function fuzzRequests(site: KnownSite, picture: Uint8Array): fc.Arbitrary<FuzzRequest> {
  const addresses = [...site.addresses.values()].filter((known) => known.length > 0);
  const known = fc.constantFrom(...addresses).chain((of) => fc.constantFrom(...of));
  const address = fuzzAddresses(known, addresses.flat());
  const asking = (methods: string[], by: fc.Arbitrary<FuzzRequest["headers"]>) =>
    fc.record({ method: fc.constantFrom(...methods), address, headers: by, body: fc.constant(null) });
  return fc.oneof(
    { weight: 4, arbitrary: asking(["GET", "GET", "GET", "HEAD"], headersNowAndThen) },
    { weight: 7, arbitrary: fuzzForms(site.forms, givenBy(site, picture)) },
    {
      weight: 1,
      arbitrary: fc.tuple(address, anyBody, headersNowAndThen).map((request) => posting(...request)),
    },
    { weight: 1, arbitrary: asking(["PUT", "OPTIONS", "DELETE", "PATCH", "PROPFIND", "GET"], oddHeaders) },
  );
}

/** Addresses that are known, with another query, and a letter or a part changed. */
function fuzzAddresses(known: fc.Arbitrary<string>, all: readonly string[]): fc.Arbitrary<string> {
  const queries = all.map((address) => new URL(origin + address).searchParams);
  const keys = [
    ...new Set([
      ...queries.flatMap((query) => [...query.keys()]),
      "theme",
      "done",
      "_routes",
      "index",
      "nonsense",
    ]),
  ];
  const values = [...new Set([...queries.flatMap((query) => [...query.values()]), "1", "true"])];
  const value = fc.oneof(fc.constantFrom(...values.map(encodeURIComponent)), hostileUrlPart);
  const query = fc
    .array(fc.tuple(fc.constantFrom(...keys), value), { maxLength: 6 })
    .map((pairs) => pairs.map((pair) => pair.join("=")).join("&"));
  const path = fc.oneof(
    { weight: 6, arbitrary: known.map((address) => new URL(origin + address).pathname) },
    {
      weight: 3,
      arbitrary: fc.tuple(known, fc.nat(8), hostileUrlPart).map(([address, at, odd]) => {
        const parts = new URL(origin + address).pathname.split("/");
        parts[1 + (at % Math.max(1, parts.length - 1))] = odd;
        return parts.join("/");
      }),
    },
    {
      weight: 1,
      arbitrary: fc.array(hostileUrlPart, { maxLength: 4 }).map((parts) => `/${parts.join("/")}`),
    },
  );
  const suffix = fc.constantFrom(
    "",
    "",
    "",
    "",
    ".data",
    ".data",
    "/",
    "//",
    "/.",
    "%2f",
    ".html",
    "/_root.data",
  );
  const withQuery = fc.tuple(path, suffix, query).map(([at, end, asked]) => `${at}${end}?${asked}`);
  return fc.oneof({ weight: 1, arbitrary: known }, { weight: 4, arbitrary: withQuery });
}

const formOfEachRoute = (forms: readonly DiscoveredForm[]) =>
  fc
    .constantFrom(...Map.groupBy(forms, ({ pattern }) => pattern).values())
    .chain((group) => fc.constantFrom(...group));

const givenBy = ({ addresses }: KnownSite, picture: Uint8Array): KnownFieldValues => ({
  picture,
  code: addresses.get("/rsvp/:code")?.[0]?.split("/").at(-1) ?? "",
});

/** A form of every route as somebody fills it who means it. */
export const validForms = (site: KnownSite, picture: Uint8Array) =>
  formOfEachRoute(site.forms).chain((form) =>
    validForm(form, givenBy(site, picture)).map((fields) => ({
      pattern: form.pattern,
      request: posting(form.action, form.isMultipart ? multipart(fields) : urlencoded(fields)),
    })),
  );

const posting = (address: string, body: EncodedBody, headers = {}): FuzzRequest => ({
  method: "POST",
  address,
  headers,
  body,
});

/** Forms of the site's pages, most of them filled well but for one thing. */
function fuzzForms(forms: readonly DiscoveredForm[], given: KnownFieldValues): fc.Arbitrary<FuzzRequest> {
  const names = fieldNamesOf(forms);
  return formOfEachRoute(forms).chain((form) => {
    const fields = mutatedForm(validForm(form, given), names);
    const encodings = form.isMultipart ? [multipart] : [urlencoded, urlencoded, multipart];
    const whole = fc.tuple(fields, fc.constantFrom(...encodings)).map(([values, encode]) => encode(values));
    const body = fc.oneof({ weight: 9, arbitrary: whole }, { weight: 1, arbitrary: damagedBody(whole) });
    const { pathname, search } = new URL(origin + form.action);
    const address = fc.oneof(
      { weight: 4, arbitrary: fc.constant(form.action) },
      { weight: 1, arbitrary: fc.constant(`${pathname}.data${search}`) },
      { weight: 1, arbitrary: hostileUrlPart.map((odd) => `${pathname}?theme=indian&${odd}`) },
    );
    return fc.tuple(address, body, headersNowAndThen).map((request) => posting(...request));
  });
}
