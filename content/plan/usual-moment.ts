/** A line of a run sheet as many families have it. */
export type UsualMoment = {
  id: string;
  title: string;
  /** Minutes after the event's usual beginning; less than none before it. */
  after: number;
  minutes: number;
  /** Who is usually there or does it. */
  people?: string;
  /** Who or what gives its hour, where it doesn't wait for what runs late. */
  fixed?: string;
  /** What to ask or to know. */
  note?: string;
  /** Preparation: between the couple and who works for it, so guests don't see it unless the couple shows it. */
  isBackstage?: true;
};
