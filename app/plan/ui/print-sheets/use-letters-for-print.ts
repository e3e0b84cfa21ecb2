import { useEffect, useMemo } from "react";

/** The faces of `app/languages/native-faces.css`, and the letters that they have. */
const faces = '1em "Guest Gurmukhi", "Guest Devanagari", "Guest Gujarati", "Guest Nastaliq"';
const letters = /[\p{Script=Gurmukhi}\p{Script=Devanagari}\p{Script=Gujarati}\p{Script=Arabic}]/gu;

/**
 * Loads the faces of other scripts that stand in the names of a sheet. A sheet that is drawn only for the printer
 * would ask for them too late: a print does not wait for a face.
 */
export function useLettersForPrint(rows: readonly { name: string }[]): void {
  const wanted = useMemo(
    () => [...new Set(rows.flatMap(({ name }) => name.match(letters) ?? []))].toSorted().join(""),
    [rows],
  );
  useEffect(() => {
    // Offline the machine's own faces have to do.
    if (wanted !== "") document.fonts.load(faces, wanted).catch(() => undefined);
  }, [wanted]);
}
