type Message = { id: number; at: string; text: string; isHeld: boolean };

/** The couple's messages since the enquiry, in order. */
export function EnquiryMessages({ messages }: { messages: readonly Message[] }) {
  return (
    <ol className="private__talk">
      {messages.map(({ id, at, text, isHeld }) => (
        <li key={id}>
          <small>{isHeld ? `${at}, our team is checking its links` : at}</small>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  );
}
