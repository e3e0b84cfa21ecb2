import { installDebianPackage, mayInstallDebianPackages } from "./debian-package.mjs";
import { findOnPath } from "./find-program.mjs";
import { step } from "./progress.mjs";

const names = /** @type {const} */ (["pdfinfo", "pdffonts", "pdfimages", "pdftoppm"]);

/** @typedef {Record<typeof names[number], string>} PopplerPrograms their program files */

/**
 * Poppler's programs, which read a PDF as a print shop's do; installs them where that needs no question.
 *
 * @returns {Promise<PopplerPrograms | null>} null where one is not there and cannot be had
 */
export async function findOrInstallPoppler() {
  const found = findPoppler();
  if (found !== null || !mayInstallDebianPackages()) return found;
  await step("Installing Poppler", () => installDebianPackage("poppler-utils"));
  return findPoppler();
}

/** @returns {PopplerPrograms | null} null where one is not there */
export function findPoppler() {
  const [pdfinfo, pdffonts, pdfimages, pdftoppm] = names.map((name) => findOnPath(name));
  return pdfinfo && pdffonts && pdfimages && pdftoppm ? { pdfinfo, pdffonts, pdfimages, pdftoppm } : null;
}
