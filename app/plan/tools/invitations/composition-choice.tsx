import { useEffect, useMemo, useRef, useState } from "react";

import type { InvitationRequest } from "#app/stationery/workers/invitation-request.ts";
import type { DrawingWorker } from "#app/stationery/workers/open-drawing-worker.ts";
import type { Composition } from "#content/invitations/compositions.ts";
import type { InvitationInks } from "#content/invitations/palettes.ts";

import { svgSource, useDrawing } from "./use-drawing.ts";

type CompositionChoiceProps = {
  offered: readonly Composition[];
  chosen: Composition;
  inks: InvitationInks;
  draw: DrawingWorker["draw"];
  choose: (id: string) => void;
  readOnly: boolean;
};

/** The pictures to choose from, each in the colours of this invitation. */
export function CompositionChoice({ offered, chosen, inks, draw, choose, readOnly }: CompositionChoiceProps) {
  return (
    <fieldset className="invitations__pictures">
      <legend className="heading-small">Picture</legend>
      <div className="invitations__strip">
        {offered.map((composition) => (
          <label key={composition.id} className="invitations__picture">
            <input
              type="radio"
              name="invitation-picture"
              value={composition.id}
              checked={composition.id === chosen.id}
              disabled={readOnly}
              onChange={() => choose(composition.id)}
            />
            <Thumbnail composition={composition} inks={inks} draw={draw} />
            <span>{composition.name}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

const noWords: InvitationRequest["words"] = {
  names: "",
  nativeNames: "",
  hosts: "",
  wording: "",
  nativeWording: "",
  event: "",
  when: "",
  place: "",
};

/** A picture is loaded once it is about to be seen: all of them are a megabyte. */
function Thumbnail({
  composition,
  inks,
  draw,
}: { composition: Composition } & Pick<CompositionChoiceProps, "inks" | "draw">) {
  const frame = useRef<HTMLSpanElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (frame.current === null) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: "200px" },
    );
    observer.observe(frame.current);
    return () => observer.disconnect();
  }, []);
  const request = useMemo<InvitationRequest | null>(
    () => (isNear ? { shape: "card", sheet: composition.shapes.card, inks, words: noWords } : null),
    [isNear, composition, inks],
  );
  const { drawn } = useDrawing(draw, request);
  return (
    <span ref={frame} className="invitations__thumbnail">
      {drawn !== null && <img src={svgSource(drawn.svg)} alt="" />}
    </span>
  );
}
