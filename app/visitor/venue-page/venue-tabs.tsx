import { useEffect, useState } from "react";

import { venueSections, type VenueSectionId } from "./venue-sections.ts";

/** The headings of the page as a sticky bar that marks the current one. */
export function VenueTabs() {
  const current = useSectionInView();
  return (
    <nav className="venue-tabs without-print" aria-label="On this page">
      <ul className="wrap">
        {venueSections.map(({ id, tab }) => (
          <li key={id}>
            <a href={`#${id}`} aria-current={id === current || undefined}>
              {tab}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The last section whose beginning has passed the upper third of the window. */
function useSectionInView(): VenueSectionId | null {
  const [current, setCurrent] = useState<VenueSectionId | null>(null);
  useEffect(() => {
    const inView = new Set<string>();
    const watcher = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries)
          if (isIntersecting) inView.add(target.id);
          else inView.delete(target.id);
        // In a wide window the form is beside the other sections: it counts when it is alone.
        const [first = null] = venueSections.filter(({ id }) => inView.has(id));
        if (first) setCurrent(first.id);
        // Above all sections none is current; between two of them the former one still is.
        else if (window.scrollY < window.innerHeight / 2) setCurrent(null);
      },
      { rootMargin: "-33% 0px -66% 0px" },
    );
    const watch = () => {
      watcher.disconnect();
      for (const { id } of venueSections) {
        const section = document.getElementById(id);
        if (section) watcher.observe(section);
      }
    };
    watch();
    // Sections that are not hydrated yet may be rendered again.
    const replaced = new MutationObserver(watch);
    const facts = document.querySelector(".listing__facts");
    if (facts) replaced.observe(facts, { childList: true });
    return () => {
      replaced.disconnect();
      watcher.disconnect();
    };
  }, []);
  return current;
}
