import { useId, useState } from "react";

import {
  acceptedPictureTypes,
  maxPictureSizeText,
  pictureLimits,
} from "#app/messaging/pictures/picture-limits.ts";
import type { PagePhotograph } from "#app/plan/document/projection-types.ts";
import {
  longestPhotographAlt,
  maxPhotographs,
  type PhotographChange,
} from "#app/plan/rules/wedding-page/photograph-limits.ts";
import { FieldError } from "#app/ui/form-fields/field-error.tsx";

import type { SentPhotograph, usePhotographs } from "./use-photographs.ts";

type PhotographsEditorProps = { of: ReturnType<typeof usePhotographs> };

/** The couple's own photographs: added, described, put in order and removed. */
export function PhotographsEditor({
  of: { photographs, sent, error, path, add, change },
}: PhotographsEditorProps) {
  const isSending = sent.some((one) => one.error === null && one.state !== "added");
  if (photographs === null || path === null)
    return error === null ? <p className="note">Loading …</p> : <p className="plan__error">{error}</p>;
  const room = maxPhotographs - photographs.length;
  return (
    <>
      {photographs.length > 0 && (
        <ol className="wedding-page__photographs">
          {photographs.map((photograph, at) => (
            <OwnPhotograph
              key={photograph.hash}
              photograph={photograph}
              path={path}
              number={at + 1}
              isLast={at === photographs.length - 1}
              change={change}
            />
          ))}
        </ol>
      )}
      {error !== null && (
        <p className="plan__error" role="alert">
          {error}
        </p>
      )}
      {room > 0 ? (
        <AddPhotographs room={room} isSending={isSending} add={add} />
      ) : (
        <p className="note">A page has room for {maxPhotographs} photographs. Remove one to add another.</p>
      )}
      <SentFiles sent={sent} />
    </>
  );
}

type AddPhotographsProps = {
  room: number;
  isSending: boolean;
  add: (files: readonly File[]) => Promise<void>;
};

function AddPhotographs({ room, isSending, add }: AddPhotographsProps) {
  const id = useId();
  const [tooMany, setTooMany] = useState<string | undefined>();
  return (
    <div className="field">
      <label className="field__label" htmlFor={id}>
        Add photographs{" "}
        <span className="field__hint">
          (up to {room} more: JPEG, PNG, WebP or AVIF, at least {pictureLimits.leastWidth} pixels wide, up to{" "}
          {maxPictureSizeText} each)
        </span>
      </label>
      <input
        id={id}
        type="file"
        multiple
        accept={acceptedPictureTypes}
        className="input wedding-page__files"
        disabled={isSending}
        aria-invalid={tooMany !== undefined || undefined}
        aria-describedby={tooMany === undefined ? undefined : `${id}-error`}
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])];
          currentTarget.value = "";
          const isTooMany = files.length > room;
          setTooMany(
            isTooMany ? `Choose up to ${room}. You chose ${files.length}, so none was sent.` : undefined,
          );
          if (!isTooMany && files.length > 0) void add(files);
        }}
      />
      <FieldError id={`${id}-error`} error={tooMany} />
    </div>
  );
}

function SentFiles({ sent }: { sent: readonly SentPhotograph[] }) {
  const words = { waiting: "Waiting", sending: "Sending …", added: "Added" } as const;
  return (
    <ul className="wedding-page__sent" aria-label="What you sent" aria-live="polite">
      {sent.map(({ name, state, error }, at) => (
        // Files of one name can be sent twice; their order stays.
        // oxlint-disable-next-line react/no-array-index-key -- see above
        <li key={`${at} ${name}`}>
          <strong>{name}</strong>{" "}
          {error === null ? <span>{words[state]}</span> : <FieldError id={`sent-${at}`} error={error} />}
        </li>
      ))}
    </ul>
  );
}

type OwnPhotographProps = {
  photograph: PagePhotograph;
  path: string;
  /** From 1. */
  number: number;
  isLast: boolean;
  change: (wanted: PhotographChange) => Promise<string | null>;
};

function OwnPhotograph({ photograph, path, number, isLast, change }: OwnPhotographProps) {
  const { hash, width, height, alt } = photograph;
  const id = useId();
  /** Typed and not saved yet, or not saved because of an error. */
  const [typed, setTyped] = useState<string | null>(null);
  const save = async () => {
    const error = typed === null || typed === alt ? null : await change({ what: "words", hash, alt: typed });
    if (error === null) setTyped(null);
  };
  const button = (what: "earlier" | "later" | "remove", label: string, disabled = false) => (
    <button
      type="button"
      className="button button--line button--small"
      aria-label={`${label}: photograph ${number}`}
      disabled={disabled}
      onClick={() => void change({ what, hash })}
    >
      {label}
    </button>
  );
  return (
    <li>
      <img
        src={`${path}/${hash}-480.webp`}
        alt={alt || `Photograph ${number}, not described yet`}
        width={width}
        height={height}
        loading="lazy"
      />
      <div className="field">
        <label className="field__label" htmlFor={id}>
          Describe photograph {number} <span className="field__hint">(read to guests who can’t see it)</span>
        </label>
        <input
          id={id}
          className="input"
          autoComplete="off"
          maxLength={longestPhotographAlt}
          value={typed ?? alt}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          onBlur={() => void save()}
        />
      </div>
      <div className="wedding-page__buttons">
        {button("earlier", "Earlier", number === 1)}
        {button("later", "Later", isLast)}
        {button("remove", "Remove")}
      </div>
    </li>
  );
}
