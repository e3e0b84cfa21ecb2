import type { KeyboardEvent } from "react";

import { arrowStep } from "./arrow-step.ts";
import { useHydrated } from "./use-hydrated.ts";

type LinkTabsProps<Id extends string> = {
  /** Label of the tabs, for screen readers. */
  label: string;
  tabs: readonly { id: Id; label: string; href: string }[];
  selected: Id;
  onSelect: (id: Id) => void;
  /** Id of the tab's panel, which has role tabpanel once scripts run. */
  panelId: string;
};

/** Tabs with the standard keys (arrows, Home, End, space) once scripts run; plain links until then. */
export function LinkTabs<Id extends string>({ label, tabs, selected, onSelect, panelId }: LinkTabsProps<Id>) {
  const scripted = useHydrated();

  function move(event: KeyboardEvent) {
    const at = tabs.findIndex(({ id }) => id === selected);
    const next = tabs[nextIndex(event.key, at, tabs.length)];
    if (next === undefined) return;
    event.preventDefault();
    onSelect(next.id);
    document.getElementById(tabId(panelId, next.id))?.focus();
  }

  return (
    <nav className="tabs" aria-label={label} role={scripted ? "tablist" : undefined}>
      {tabs.map(({ id, label: text, href }) => (
        <a
          key={id}
          id={tabId(panelId, id)}
          href={href}
          className="tabs__tab"
          {...(scripted
            ? {
                role: "tab",
                "aria-selected": id === selected,
                "aria-controls": panelId,
                tabIndex: id === selected ? 0 : -1,
                onKeyDown: move,
              }
            : { "aria-current": id === selected ? "true" : undefined })}
          onClick={(event) => {
            // The browser opens a new tab or window.
            if (event.metaKey || event.ctrlKey || event.shiftKey) return;
            event.preventDefault();
            onSelect(id);
          }}
        >
          {text}
        </a>
      ))}
    </nav>
  );
}

/** Id of a tab, for the panel that it labels. */
export function tabId(panelId: string, id: string): string {
  return `${panelId}-tab-${id}`;
}

/** Index of the tab that a key moves to; -1 for other keys. */
function nextIndex(key: string, at: number, count: number): number {
  const step = arrowStep(key, document.dir);
  if (step !== 0) return (at + step + count) % count;
  if (key === " ") return at;
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  return -1;
}
