const notices: Record<string, string> = {
  message: "Your message is kept, and everyone you asked is told.",
  held: "Your message is kept. It has several links, so our team reads it before it goes to those you asked.",
  change: "Your enquiry is changed, and everyone you asked is told.",
  withdrawal: "Your enquiry is withdrawn, and everyone you asked is told.",
  rotated: "This is your new link. Keep it: the old one opens nothing any more.",
};

/** What to say of what has just been done; null for nothing, and for what an address made up. */
export function noticeFor(done: string | null): string | null {
  return (done !== null && Object.hasOwn(notices, done) && notices[done]) || null;
}
