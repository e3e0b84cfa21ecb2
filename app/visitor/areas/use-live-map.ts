import { useEffect, useEffectEvent, useState, type RefObject } from "react";

import type { AreaId } from "#content/areas/area-ids.ts";

import type { GuideVenue } from "./area-guide-view.ts";
import type { LiveMap } from "./live/live-map.ts";

type LiveMapOptions = {
  venues: readonly GuideVenue[];
  chosen: AreaId | null;
  onArea: (id: AreaId) => void;
  /** Called when the pin of a venue was pressed; null: the background. */
  onVenue: (slug: string | null) => void;
};

/**
 * Opens the live map in an element once it comes into view: only then is its library loaded.
 * @returns null until it is loaded, and for good where it cannot be
 */
export function useLiveMap(host: RefObject<HTMLElement | null>, options: LiveMapOptions): LiveMap | null {
  const { chosen } = options;
  const [live, setLive] = useState<LiveMap | null>(null);
  const open = useEffectEvent(async (element: HTMLElement) => {
    const { openLiveMap } = await import("./live/live-map.ts");
    return openLiveMap(element, options.venues);
  });
  const onArea = useEffectEvent((id: AreaId) => options.onArea(id));
  const onVenue = useEffectEvent((slug: string | null) => options.onVenue(slug));

  useEffect(() => {
    const element = host.current;
    if (element === null) return undefined;
    let opened: LiveMap | null = null;
    let left = false;
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      open(element).then(
        (map) => {
          if (left) {
            map.close();
            return;
          }
          opened = map;
          map.listen({ onArea, onVenue });
          setLive(map);
        },
        // Without the library the drawn map stays: nothing is lost but panning.
        () => {},
      );
    });
    observer.observe(element);
    return () => {
      left = true;
      observer.disconnect();
      opened?.close();
    };
  }, [host]);

  useEffect(() => live?.choose(chosen), [live, chosen]);
  return live;
}
