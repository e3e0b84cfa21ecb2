import { useEffect, useRef, type ReactNode } from "react";

type InStateProps = {
  /** As in the style sheets, without colons: 'hover active'. */
  state: string;
  /** What inside is in that state. */
  of: string;
  children: ReactNode;
};

/** Shows a component as if it were pointed at, focused or pressed; see showForcedStates. */
export function InState({ state, of, children }: InStateProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.querySelector(of)?.setAttribute("data-state", state), [state, of]);
  return (
    <div ref={box} className="specimens__state">
      {children}
    </div>
  );
}
