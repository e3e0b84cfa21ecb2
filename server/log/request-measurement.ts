/** An answered request, by the pattern of its route. */
export type RequestMeasurement = {
  /** The id of the request in the log. */
  id: string;
  method: string;
  route: string;
  status: number;
  /** Until the response began. */
  seconds: number;
  /** Length of the body as sent; null where it was unknown when the response began. */
  bytes: number | null;
};
