import { useEffect, useRef, type ReactNode } from "react";

type DayRowProps = {
  /** Dates of the days in it. */
  dates: readonly string[];
  children: ReactNode;
};

/**
 * The days of a chart, side by side. A phone shows one at a time, and the row is as high as that one
 * (`--shown-day`): as high as the longest, it would leave a screen of nothing below a short one.
 */
export function DayRow({ dates, children }: DayRowProps) {
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const box = row.current;
    if (box === null) return;
    const show = (day: HTMLElement | undefined) =>
      box.style.setProperty("--shown-day", `${day?.offsetHeight ?? 0}px`);
    const update = () => show(shownDay(box));
    // The keyboard comes from the list below to the end of the last day, which is longer than the row was.
    const follow = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLElement)) return;
      show(daysIn(box).find((day) => day.contains(target)));
      target.scrollIntoView({ block: "nearest", inline: "nearest" });
    };
    // A day grows with its hours, and changes as the phone is turned.
    const resized = new ResizeObserver(update);
    for (const day of daysIn(box)) resized.observe(day);
    box.addEventListener("scroll", update, { passive: true });
    box.addEventListener("focusin", follow);
    return () => {
      resized.disconnect();
      box.removeEventListener("scroll", update);
      box.removeEventListener("focusin", follow);
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- another date is another column
  }, [dates.join(" ")]);
  return (
    <div className="timeline__days" ref={row}>
      {children}
    </div>
  );
}

const daysIn = (row: HTMLElement) => [...row.children].filter((child) => child instanceof HTMLElement);

/** The day whose beginning is nearest to where the row begins. */
function shownDay(row: HTMLElement): HTMLElement | undefined {
  const distance = (day: HTMLElement) => Math.abs(day.offsetLeft - row.offsetLeft - row.scrollLeft);
  return daysIn(row).toSorted((one, other) => distance(one) - distance(other))[0];
}
