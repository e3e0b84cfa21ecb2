import { useEffect, useId, useRef } from "react";
import { useFetcher } from "react-router";

import {
  describeFailure,
  markFormSending,
  submissionFailure,
} from "#app/messaging/private-links/failed-submission.ts";

import type { PictureAnswer } from "./picture-change.ts";
import { pictureLimits, pictureTooLargeText } from "#app/messaging/pictures/picture-limits.ts";
import { Added, SentPictureRow } from "./sent-pictures.tsx";

type PictureUploadProps = {
  file: File;
  /** Files are sent one after the other. */
  isTurn: boolean;
  onEnd: (isAdded: boolean) => void;
};

/** A file that is sent by itself as soon as it is its turn; one that fails keeps none of the others out. */
export function PictureUpload({ file, isTurn, onEnd }: PictureUploadProps) {
  const id = useId();
  const { data: answer, state, submit } = useFetcher<PictureAnswer | null>();
  const step = useRef<"waiting" | "sending" | "ended">("waiting");
  const isTooLarge = file.size > pictureLimits.bytes;

  useEffect(() => {
    if (!isTurn || step.current !== "waiting") return;
    step.current = isTooLarge ? "ended" : "sending";
    if (isTooLarge) return onEnd(false);
    const form = new FormData();
    form.append("what", "add");
    form.append("each", "yes");
    form.append("picture", file);
    markFormSending(id, null);
    void submit(form, { method: "post", encType: "multipart/form-data" });
  }, [file, id, isTooLarge, isTurn, onEnd, submit]);

  useEffect(() => {
    if (step.current !== "sending" || state !== "idle" || answer === undefined) return;
    step.current = "ended";
    onEnd(errorIn(answer, id) === null);
  }, [answer, id, onEnd, state]);

  const error = isTooLarge ? pictureTooLargeText : errorIn(answer, id);
  return (
    <SentPictureRow id={id} name={file.name} error={error}>
      {answer ? (
        <Added />
      ) : state === "idle" ? (
        "Waiting"
      ) : (
        <>
          Sending … <progress aria-label={`Sending ${file.name}`} />
        </>
      )}
    </SentPictureRow>
  );
}

/** Why a file was not added; null as long as nothing is wrong. */
function errorIn(answer: PictureAnswer | null | undefined, id: string): string | null {
  if (answer === undefined) return null;
  if (answer === null) {
    const failure = submissionFailure(id);
    return failure === null ? "this didn’t arrive: please send it again" : describeFailure(failure);
  }
  const { form, picture } = answer.errors;
  return form ?? picture ?? null;
}
