import { posy } from "./flowers.ts";

export const videographers = {
  "cine-camera": `
    <circle cx="-26" cy="-36" r="26" fill="var(--o-ink)"/>
    <circle cx="26" cy="-40" r="30" fill="var(--o-ink)"/>
    <circle cx="-26" cy="-36" r="20" fill="var(--o-a)"/>
    <circle cx="26" cy="-40" r="24" fill="var(--o-ad)"/>
    <g fill="var(--o-c)">
      <circle cx="-26" cy="-36" r="5"/>
      <circle cx="26" cy="-40" r="6"/>
      <circle cx="-26" cy="-48" r="4"/>
      <circle cx="-26" cy="-24" r="4"/>
      <circle cx="-38" cy="-36" r="4"/>
      <circle cx="-14" cy="-36" r="4"/>
      <circle cx="26" cy="-55" r="5"/>
      <circle cx="26" cy="-25" r="5"/>
      <circle cx="11" cy="-40" r="5"/>
      <circle cx="41" cy="-40" r="5"/>
    </g>
    <path d="M-46-16H44V28H-46z" fill="var(--o-ink)"/>
    <path d="M-46-16H44V-6H-46z" fill="var(--o-g)"/>
    <path d="M44-4L70-16V28L44 16z" fill="var(--o-a)"/>
    <path d="M44 6L70 8V28L44 16z" fill="var(--o-ad)"/>
    <circle cx="-22" cy="12" r="10" fill="var(--o-c)"/>
    <circle cx="-22" cy="12" r="4" fill="var(--o-ink)"/>
    <path d="M-4 4H30M-4 12H30M-4 20H18" stroke="var(--o-g)" stroke-width="3"/>
    <path d="M-8 28H8L4 36 34 70H24L0 42-24 70H-34L-4 36z" fill="var(--o-ink)"/>`,

  clapperboard: `
    <path d="M-62-12H62V68H-62z" fill="var(--o-ink)"/>
    <path d="M-62-12H62V10H-62z" fill="var(--o-c)"/>
    <path d="M-62 10V-2L-54-12H-36L-50 10zM-18-12H0L-14 10H-32zM18-12H36L22 10H4zM54-12H62V6L60 10H40z" fill="var(--o-ad)"/>
    <g transform="rotate(-15 -56 -14)">
      <path d="M-62-36H62V-14H-62z" fill="var(--o-c)"/>
      <path d="M-62-36H-48L-34-14H-52L-62-30zM-30-36H-12L2-14H-16zM6-36H24L38-14H20zM42-36H60L62-33V-14H56z" fill="var(--o-a)"/>
    </g>
    <circle cx="-54" cy="-13" r="7" fill="var(--o-g)"/>
    <path d="M-50 26H4M-50 40H-8M-50 54H4" stroke="var(--o-g)" stroke-width="4"/>
    ${posy(34, 42)}`,

  "film-reel": `
    <path d="M-52 30C-30 70 30 74 92 44V74C34 98-44 90-72 40z" fill="var(--o-ink)"/>
    <path d="M-54 40C-30 72 30 78 90 50M-66 44C-40 86 34 92 90 68" stroke="var(--o-c)" stroke-width="3" stroke-dasharray="4 6" fill="none"/>
    <path d="M-22 66l18 5-3 10-20-6zM4 73l20 1v10l-21-2zM34 73l20-4 3 10-20 5zM64 66l17-6 4 9-17 7z" fill="var(--o-s2)"/>
    <circle cx="-8" cy="-10" r="60" fill="var(--o-g)"/>
    <path d="M-8-70A60 60 0 0 1-8 50z" fill="var(--o-gd)"/>
    <circle cx="-8" cy="-10" r="52" fill="none" stroke="var(--o-gl)" stroke-width="3"/>
    <g fill="var(--o-ink)">
      <circle cx="-8" cy="-42" r="15"/>
      <circle cx="22" cy="-20" r="15"/>
      <circle cx="11" cy="16" r="15"/>
      <circle cx="-27" cy="16" r="15"/>
      <circle cx="-38" cy="-20" r="15"/>
    </g>
    <circle cx="-8" cy="-10" r="11" fill="var(--o-a)"/>
    <circle cx="-8" cy="-10" r="4" fill="var(--o-c)"/>`,
};
