/** The id of a mail for mail servers and the folder of mails, without the site's domain after it. */
export const mailMessageId = ({ id, createdAt }: { id: number; createdAt: Date }) =>
  `mail-${id}.${createdAt.getTime().toString(36)}`;
