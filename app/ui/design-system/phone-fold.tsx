import type { ReactNode } from "react";

type PhoneFoldProps = { title: string; className?: string; children: ReactNode };

/**
 * Something that a phone shows behind its title, and a wide window always: one `details`, so that it opens
 * without scripts and by keyboard, and a search within the page finds what is in it.
 */
export function PhoneFold({ title, className, children }: PhoneFoldProps) {
  return (
    <details className={className ? `phone-fold ${className}` : "phone-fold"}>
      <summary>{title}</summary>
      {children}
    </details>
  );
}
