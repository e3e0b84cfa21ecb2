import { href } from "react-router";

import { SampleBadge } from "#app/catalogue/listings/sample-badge.tsx";
import { FitSourceNote } from "#app/catalogue/weekend-fit/fit-source-note.tsx";
import { ThemeLink } from "#app/site/theme/theme-link.tsx";
import { SectionHead } from "#app/ui/design-system/section-head.tsx";

import type { ReportedKind, ReportedVendor } from "./vendor-report.ts";

/** Vendors that stand with their open points; the rest are behind a summary. */
const shown = 3;

/** Who could be booked for the weekend, by kind: who carries it, who would, and why not the others. */
export function FitVendors({ kinds, where }: { kinds: readonly ReportedKind[]; where: string }) {
  return (
    <div className="fit-group" id="vendors">
      <SectionHead heading="Vendors for it" id="vendors-heading" lede={`For the weekend ${where}.`} />
      <ul className="panel-grid fit-kinds">
        {kinds.map((kind) => (
          <li key={kind.label} className="panel">
            <h3 className="heading-small">{kind.label}</h3>
            <Kind kind={kind} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Kind({ kind: { isCut, fits, fitsIf, fails } }: { kind: ReportedKind }) {
  const able = [...fits, ...fitsIf];
  const rest = able.slice(shown);
  return (
    <>
      {able.length === 0 && (
        <p>Nobody {isCut ? "of those that we tried" : "who is listed here"} carries all of it.</p>
      )}
      <VendorLines vendors={able.slice(0, shown)} />
      {rest.length > 0 && (
        <details>
          <summary>{rest.length === 1 ? "1 more" : `${rest.length} more`}</summary>
          <VendorLines vendors={rest} />
        </details>
      )}
      {fails.length > 0 && (
        <details open={able.length === 0}>
          <summary>{fails.length === 1 ? "1 doesn’t, and why" : `${fails.length} don’t, and why`}</summary>
          <VendorLines vendors={fails} />
        </details>
      )}
    </>
  );
}

function VendorLines({ vendors }: { vendors: readonly ReportedVendor[] }) {
  return (
    <ul className="fit-vendors">
      {vendors.map((vendor) => (
        <li key={vendor.id}>
          <VendorLine vendor={vendor} />
        </li>
      ))}
    </ul>
  );
}

const verdicts = { fits: "fits", if: "may fit, to settle:", not: "doesn’t" } as const;

/** 'Dum & Degh may fit, to settle: Whether they are free on your days.' */
export function VendorLine({ vendor: { id, name, fictional, verdict, points } }: { vendor: ReportedVendor }) {
  return (
    <>
      <ThemeLink to={href("/vendors/:id", { id: String(id) })}>{name}</ThemeLink>
      {fictional && <SampleBadge />}{" "}
      <span className={`fit-vendors__verdict fit-vendors__verdict--${verdict}`}>{verdicts[verdict]}</span>
      {points.map(({ text, source }) => (
        <span key={text} className="fit-vendors__point">
          {text.charAt(0).toUpperCase()}
          {text.slice(1).replace(/\.(”?)$/, "$1")}.{source !== null && <FitSourceNote source={source} />}
        </span>
      ))}
    </>
  );
}
