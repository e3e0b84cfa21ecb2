type Message = {
  id: number;
  at: string;
  text: string;
  isHeld: boolean;
  /** The one business that it is for, where the reader is to know. */
  to?: string | null;
};

/** The couple's messages since the enquiry, in order. */
export function EnquiryMessages({ messages }: { messages: readonly Message[] }) {
  return (
    <ol className="private__talk">
      {messages.map(({ id, at, text, isHeld, to = null }) => (
        <li key={id}>
          <small>
            {at}
            {to !== null && `, to ${to} only`}
            {isHeld && ", our team is checking its links"}
          </small>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  );
}
