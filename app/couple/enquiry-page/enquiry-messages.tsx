type Message = { id: number; at: string; text: string; isHeld: boolean };

/** What the couple has said since it asked, in order. */
export function Talk({ messages }: { messages: readonly Message[] }) {
  return (
    <ol className="private__talk">
      {messages.map(({ id, at, text, isHeld }) => (
        <li key={id}>
          <small>{isHeld ? `${at}, with our team because of its links` : at}</small>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  );
}
