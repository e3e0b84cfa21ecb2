/** Saves content as a file, as if it had been downloaded. */
export function downloadFile(name: string, type: string, content: BlobPart): void {
  const address = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}

/** A title as a file name; 'wedding' where none of its characters is allowed there. */
export const fileNameFromTitle = (title: string) =>
  title.replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, "-").replaceAll(/^-|-$/g, "") || "wedding";
