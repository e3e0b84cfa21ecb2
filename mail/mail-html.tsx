import type { CSSProperties, ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";

import type { MailContent, MailFooter, MailLanguage, MailPart } from "./mail-content.ts";
import { footerLines } from "./mail-text.ts";

/** Content id of the embedded header picture. */
export const headerImageId = "head@wild-rose-weddings";

/** The site's colours as literals: mail programs do not support custom properties. */
const ink = {
  page: "#F9F5F0",
  paper: "#FFFFFF",
  heading: "#2B3D53",
  text: "#33312F",
  soft: "#5C5A57",
  brand: "#8C4552",
  button: "#9A4F5C",
  onButton: "#FFF8EF",
  line: "#E6DCD0",
};

const serif = "'Playfair Display', Georgia, 'Times New Roman', serif";
const sans = "Montserrat, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";

/** A long word, such as an address: a phone's mail program would make the whole mail wider, or smaller. */
const breaking = { wordBreak: "break-word", overflowWrap: "anywhere" } as const;

const styles = {
  body: { margin: 0, padding: 0, background: ink.page },
  sheet: {
    width: "100%",
    maxWidth: 600,
    margin: "0 auto",
    background: ink.paper,
    border: `1px solid ${ink.line}`,
  },
  heading: { margin: "0 0 16px", font: `700 26px/1.25 ${serif}`, color: ink.heading },
  text: { margin: "0 0 16px", font: `400 16px/1.6 ${sans}`, color: ink.text, whiteSpace: "pre-line" },
  list: {
    margin: "0 0 16px",
    paddingLeft: 22, // physical: mail programs know no other sides
    font: `400 16px/1.6 ${sans}`,
    color: ink.text,
    whiteSpace: "pre-line",
  },
  label: {
    padding: "6px 16px 6px 0",
    font: `600 14px/22px ${sans}`,
    color: ink.soft,
    verticalAlign: "top",
    textAlign: "left", // physical: as above
    // On a phone no wider than its longest word.
    width: "30%",
    wordBreak: "normal",
    overflowWrap: "normal",
  },
  // Level with the first line of its label, which is in two on a phone.
  value: {
    padding: "6px 0",
    font: `400 15px/22px ${sans}`,
    color: ink.text,
    verticalAlign: "top",
    whiteSpace: "pre-line",
  },
  quote: {
    margin: "0 0 16px",
    padding: "12px 16px",
    borderLeft: `4px solid ${ink.brand}`, // physical: as above
    background: ink.page,
    font: `400 16px/1.6 ${sans}`,
    color: ink.text,
    whiteSpace: "pre-line",
  },
  button: {
    display: "inline-block",
    padding: "14px 26px",
    borderRadius: 4,
    background: ink.button,
    color: ink.onButton,
    font: `600 16px/1 ${sans}`,
    textDecoration: "none",
  },
  foot: {
    padding: "20px 32px 28px",
    borderTop: `1px solid ${ink.line}`,
    font: `400 13px/1.6 ${sans}`,
    color: ink.soft,
    ...breaking,
  },
} satisfies Record<string, CSSProperties>;

/** The mail as HTML that mail programs show: one table, inline styles, no external picture. */
export function mailHtml(letter: MailContent, foot: MailFooter, language: MailLanguage): string {
  return `<!doctype html>${renderToStaticMarkup(<LetterPage letter={letter} foot={foot} language={language} />)}`;
}

function LetterPage({
  letter,
  foot,
  language,
}: {
  letter: MailContent;
  foot: MailFooter;
  language: MailLanguage;
}) {
  return (
    <html lang={language.lang} dir={language.dir}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>{letter.subject}</title>
      </head>
      <body style={styles.body}>
        <div style={{ display: "none", maxHeight: 0, overflow: "hidden" }}>{letter.preview}</div>
        <table
          role="presentation"
          cellPadding={0}
          cellSpacing={0}
          style={{ width: "100%", background: ink.page }}
        >
          <tbody>
            <tr>
              <td style={{ padding: "24px 12px" }}>
                <Sheet letter={letter} foot={foot} />
              </td>
            </tr>
          </tbody>
        </table>
      </body>
    </html>
  );
}

function Sheet({ letter, foot }: { letter: MailContent; foot: MailFooter }) {
  return (
    <table role="presentation" cellPadding={0} cellSpacing={0} style={styles.sheet}>
      <tbody>
        <tr>
          <td>
            <img
              src={`cid:${headerImageId}`}
              width={600}
              alt="Wild Rose Weddings"
              style={{
                display: "block",
                width: "100%",
                height: "auto",
                border: 0,
                font: `700 24px/3 ${serif}`,
                color: ink.brand,
                textAlign: "center",
              }}
            />
          </td>
        </tr>
        <tr>
          <td style={{ padding: "28px 32px 16px", ...breaking }}>
            <h1 style={styles.heading}>{letter.heading}</h1>
            {letter.parts.map((part, position) => (
              <Part key={position} part={part} siteUrl={foot.sender.siteUrl} />
            ))}
          </td>
        </tr>
        <tr>
          <td style={styles.foot}>
            <p style={{ margin: "0 0 8px" }}>{letter.reason}</p>
            {foot.unsubscribeUrl !== null && (
              <p style={{ margin: "0 0 8px" }}>
                <a href={foot.unsubscribeUrl} style={{ color: ink.brand }}>
                  Unsubscribe
                </a>
              </p>
            )}
            {footerLines(foot.sender).map((line) => (
              <div key={line}>{line}</div>
            ))}
          </td>
        </tr>
      </tbody>
    </table>
  );
}

function Part({ part, siteUrl }: { part: MailPart; siteUrl: string }) {
  switch (part.kind) {
    case "text":
      return <p style={styles.text}>{linkPages(part.text, siteUrl)}</p>;
    case "list":
      return (
        <ul style={styles.list}>
          {part.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      );
    case "quote":
      return (
        <blockquote style={styles.quote}>
          <strong>{part.from}</strong>
          <br />
          {part.text}
        </blockquote>
      );
    case "links":
      return (
        <ul style={styles.list}>
          {part.links.map(({ label, url }) => (
            <li key={url} style={{ padding: "6px 0" }}>
              <a href={url} style={{ color: ink.brand }}>
                {label}
              </a>
            </li>
          ))}
        </ul>
      );
    case "button":
      return (
        <p style={{ margin: "24px 0" }}>
          <a href={part.url} style={styles.button}>
            {part.label}
          </a>
        </p>
      );
    case "facts":
      return (
        <table cellPadding={0} cellSpacing={0} style={{ width: "100%", margin: "0 0 16px" }}>
          <tbody>
            {part.rows.map(([label, value]) => (
              <tr key={label}>
                <th scope="row" style={styles.label}>
                  {label}
                </th>
                <td style={styles.value}>{value}</td>
              </tr>
            ))}
          </tbody>
        </table>
      );
  }
}

/** A sentence in which the addresses of our own pages are links; whatever else looks like one stays text. */
function linkPages(text: string, siteUrl: string): ReactNode[] {
  // The dot or comma after an address belongs to the sentence.
  return text.split(/(https?:\/\/\S*[^\s.,;:!?)])/).map((piece, position) =>
    piece.startsWith(`${siteUrl}/`) ? (
      <a key={position} href={piece} style={{ color: ink.brand }}>
        {piece}
      </a>
    ) : (
      piece
    ),
  );
}
