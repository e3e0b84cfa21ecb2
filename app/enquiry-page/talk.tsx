/** What the couple has said since it asked, in order. */
export function Talk({ messages }: { messages: readonly { id: number; at: string; text: string }[] }) {
  return (
    <ol className="private__talk">
      {messages.map(({ id, at, text }) => (
        <li key={id}>
          <small>{at}</small>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  );
}
