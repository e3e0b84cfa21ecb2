import { useEffect, useRef, type ReactNode } from "react";

type InStateProps = {
  /** State names as in the style sheets, without colons: 'hover active'. */
  state: string;
  /** Renders its children in that state. */
  of: string;
  children: ReactNode;
};

/** Shows a component as hovered, focused or pressed; see showForcedStates. */
export function ForcedState({ state, of, children }: InStateProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.querySelector(of)?.setAttribute("data-state", state), [state, of]);
  return (
    <div ref={box} className="component-gallery__state">
      {children}
    </div>
  );
}
