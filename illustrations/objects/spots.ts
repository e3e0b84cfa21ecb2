import { bloom, roses } from "./flowers.ts";

/** Pictures for moments of the site itself rather than for a craft. */
export const spots = {
  compass: `
    ${roses.leaf(-30, 62, 0.7, -64)}
    ${roses.leaf(30, 62, 0.7, 64)}
    ${roses.leaf(-16, 66, 0.56, -104)}
    ${roses.leaf(16, 66, 0.56, 104)}
    <circle cy="-72" r="11" fill="none" stroke="var(--o-g)" stroke-width="6"/>
    <circle r="62" fill="var(--o-g)"/>
    <path d="M0-62A62 62 0 0 1 0 62z" fill="var(--o-gd)"/>
    <circle r="52" fill="var(--o-c)"/>
    <path d="M0-52A52 52 0 0 1 0 52z" fill="var(--o-cd)"/>
    <circle r="46" fill="none" stroke="var(--o-ink)" stroke-width="4" stroke-dasharray="1.5 10.54"/>
    <path d="M0 0L-26-26 0-14 26-26 14 0 26 26 0 14-26 26-14 0z" fill="var(--o-m2)"/>
    <path d="M0-44L9-9 44 0 9 9 0 44-9 9-44 0-9-9z" fill="var(--o-a)"/>
    <path d="M0-44L9-9 0 0zM44 0L9 9 0 0zM0 44L-9 9 0 0zM-44 0L-9-9 0 0z" fill="var(--o-ad)"/>
    ${bloom(0, 0)}
    ${roses.bud(-52, 46, 0.6, -50)}
    ${roses.open(0, 64, 0.5, 0)}
    ${bloom(-27, 58)}
    ${bloom(27, 58)}`,
};
