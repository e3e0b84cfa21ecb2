import { useEffect, useLayoutEffect, useRef, useSyncExternalStore } from "react";

import { type InlineArtName, inlineArt, onInlineArt, preloadInlineArt } from "./inline-art.ts";

export interface HeroArtProps {
  readonly name: InlineArtName;
  /** A variant of the drawing: the valley by night, for the not-found page. */
  readonly printing?: "night";
}

/**
 * A hero drawing, inlined. Its size comes from CSS only (.hero__art), so nothing moves when it loads. A
 * drawing may occur only once on a page, because its ids are its own.
 */
export function HeroArt({ name, printing }: HeroArtProps) {
  const art = useRef<HTMLDivElement>(null);
  const current = () => inlineArt(name);
  const markup = useSyncExternalStore(onInlineArt, current, current);

  // Before the paint rather than after it: on a busy phone the fetch starts much sooner.
  useLayoutEffect(() => void preloadInlineArt(name), [name]);
  useEffect(() => (art.current ? markWhenOutOfView(art.current) : undefined), []);

  return (
    <div
      ref={art}
      className={printing ? `hero__art is-${printing}` : "hero__art"}
      data-inline-art={name}
      dangerouslySetInnerHTML={markup}
    />
  );
}

/** The animations of veil and river pause while they are out of view (illustrations.css). */
function markWhenOutOfView(element: Element): () => void {
  const watcher = new IntersectionObserver(([entry]) =>
    element.toggleAttribute("data-out-of-view", entry?.isIntersecting === false),
  );
  watcher.observe(element);
  return () => watcher.disconnect();
}
