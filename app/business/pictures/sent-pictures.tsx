import type { ReactNode } from "react";

import { FieldError } from "#app/ui/form-fields/field-error.tsx";
import { Icon } from "#app/ui/illustrations/icon.tsx";

import type { SentPicture } from "./picture-change.ts";

/** What became of the files of a form that was sent without scripts. */
export function SentPictures({ sent }: { sent: readonly SentPicture[] }) {
  if (sent.length === 0) return null;
  return (
    <ul className="sent-pictures" aria-label="What you sent">
      {sent.map(({ name, error }, at) => (
        <SentPictureRow key={`${at} ${name}`} id={`sent-${at}`} name={name} error={error}>
          <Added />
        </SentPictureRow>
      ))}
    </ul>
  );
}

type SentPictureRowProps = {
  id: string;
  name: string;
  error: string | null;
  /** How far it is, where nothing is wrong. */
  children: ReactNode;
};

/** One file: its name, and how far it is or what is wrong with it. */
export function SentPictureRow({ id, name, error, children }: SentPictureRowProps) {
  return (
    <li>
      <strong>{name}</strong>
      {error === null ? <span>{children}</span> : <FieldError id={`${id}-error`} error={error} />}
    </li>
  );
}

/** What the row of a sent picture says once the server has the file. */
export const Added = () => (
  <>
    <Icon name="check" /> Added
  </>
);
