import { maxListingPictures } from "#app/business/pictures/max-listing-pictures.ts";
import { useCallback, useEffect, useRef, useState, type FormEvent } from "react";

import { FileField } from "#app/messaging/private-links/file-field.tsx";
import { PrivateForm } from "#app/messaging/private-links/private-form.tsx";

import type { PictureAnswer, SentPicture } from "./picture-change.ts";
import {
  acceptedPictureTypes,
  maxPictureSizeText,
  maxPicturesSizeText,
  pictureLimits,
} from "#app/messaging/pictures/picture-limits.ts";
import { PictureUpload } from "./picture-upload.tsx";
import { SentPictures } from "./sent-pictures.tsx";

type AddPicturesFormProps = {
  /** How many more there is room for. */
  room: number;
  /** The answer to a form that was sent without scripts. */
  answer: PictureAnswer | null;
};

const none: PictureAnswer["errors"] = {};

/**
 * Several pictures at once. A script sends them one after the other and says what becomes of each; without
 * scripts they are sent as one ordinary form.
 */
export function AddPicturesForm({ room, answer }: AddPicturesFormProps) {
  const [chosen, setChosen] = useState<readonly File[]>([]);
  const [ended, setEnded] = useState<readonly boolean[]>([]);
  const errors = answer?.errors ?? none;
  const endOne = useCallback((isAdded: boolean) => setEnded((before) => [...before, isAdded]), []);
  const isSending = ended.length < chosen.length;
  const outcome = useRef<HTMLOutputElement>(null);
  const isOver = chosen.length > 0 && !isSending;
  // New pictures come in above the form, and push what became of the others out of sight.
  useEffect(() => {
    if (isOver) outcome.current?.scrollIntoView({ block: "center" });
  }, [isOver]);

  function send(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const field = event.currentTarget.elements.namedItem("picture");
    if (isSending || !(field instanceof HTMLInputElement) || field.files === null) return;
    setEnded([]);
    setChosen([...field.files]);
    event.currentTarget.reset();
  }

  return (
    <>
      {room > 0 ? (
        <PrivateForm
          encType="multipart/form-data"
          className="add-pictures"
          summary={{ idPrefix: "add", labels: { picture: "Pictures" }, errors }}
          onSubmit={send}
        >
          <input type="hidden" name="what" value="add" />
          <FileField
            idPrefix="add"
            name="picture"
            label="Pictures"
            hint={`(choose up to ${room} at once: JPEG, PNG, WebP or AVIF, at least ${pictureLimits.leastWidth} pixels wide, up to ${maxPictureSizeText} each and ${maxPicturesSizeText} together)`}
            error={errors.picture}
            multiple
            accept={acceptedPictureTypes}
            required
          />
          <p className="note">
            Only pictures that are yours to show, of people who agreed. Place and camera, which files tell,
            are taken out. Once they’re here, say in a few words what each one shows.
          </p>
          <button type="submit" className="button button--primary" aria-disabled={isSending || undefined}>
            {isSending ? "Sending …" : "Add pictures"}
          </button>
        </PrivateForm>
      ) : (
        <p>There is room for {maxListingPictures} pictures. Remove one to add another.</p>
      )}
      {chosen.length > 0 && (
        <output className="sent-pictures__outcome" ref={outcome}>
          {isOver && describeOutcome(ended)}
        </output>
      )}
      {chosen.length > 0 ? (
        <ul className="sent-pictures" aria-label="What you sent">
          {chosen.map((file, at) => (
            // Files of one name can be sent twice; their order stays.
            <PictureUpload
              key={`${at} ${file.name}`}
              file={file}
              isTurn={at === ended.length}
              onEnd={endOne}
            />
          ))}
        </ul>
      ) : (
        <SentPictures sent={answer?.sent ?? noneSent} />
      )}
    </>
  );
}

/** '2 pictures added. 1 couldn’t be: see why below.' */
function describeOutcome(ended: readonly boolean[]): string {
  const added = ended.filter(Boolean).length;
  const refused = ended.length - added;
  const said = `${added === 0 ? "No" : added} ${added === 1 ? "picture" : "pictures"} added.`;
  return refused === 0 ? said : `${said} ${refused} couldn’t be: see why below.`;
}

const noneSent: readonly SentPicture[] = [];
