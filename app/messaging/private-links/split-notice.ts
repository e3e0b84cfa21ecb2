/** A notice as a short message: its first sentence, without the stop, and what follows. */
export function splitNotice(notice: string): { title: string; description?: string } {
  const [first = "", ...rest] = notice.split(/(?<=\.) /);
  const title = first.replace(/\.$/, "");
  return rest.length === 0 ? { title } : { title, description: rest.join(" ") };
}
