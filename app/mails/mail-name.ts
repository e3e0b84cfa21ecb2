/** What mail servers and the folder of mails know a mail by, without the site's name behind it. */
export const mailName = ({ id, createdAt }: { id: number; createdAt: Date }) =>
  `mail-${id}.${createdAt.getTime().toString(36)}`;
