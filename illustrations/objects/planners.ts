import { posy } from "./flowers.ts";

export const planners = {
  calendar: `
    <path d="M-46-52H42C46-52 48-50 48-46V58C48 62 46 64 42 64H-46C-50 64-52 62-52 58V-46C-52-50-50-52-46-52z" fill="var(--o-ink)"/>
    <path d="M-44-44H40V56H-44z" fill="var(--o-c)"/>
    <path d="M-44-44H40V-20H-44z" fill="var(--o-a)"/>
    <path d="M-2-44H40V-20H-2z" fill="var(--o-ad)"/>
    <g fill="var(--o-g)">
      <path d="M-34-62h6v22h-6zM-14-62h6v22h-6zM6-62h6v22H6zM26-62h6v22h-6z"/>
    </g>
    <g fill="var(--o-cd)">
      <path d="M-36-10h14v12h-14zM-16-10h14v12h-14zM4-10h14v12H4zM24-10h10v12H24zM-36 8h14v12h-14zM-16 8h14v12h-14zM24 8h10v12H24zM-36 26h14v12h-14zM4 26h14v12H4zM24 26h10v12H24z"/>
    </g>
    <path d="M11 24C-4 12 0 2 6 4 9 5 11 8 11 10 11 8 13 5 16 4 22 2 26 12 11 24z" fill="var(--o-a)"/>
    <path d="M62-30L74-20 34 34 18 42 22 24z" fill="var(--o-g)"/>
    <path d="M68-25L74-20 34 34 28 29z" fill="var(--o-ad)"/>
    <path d="M18 42L20 33 27 38z" fill="var(--o-ink)"/>`,

  clipboard: `
    <path d="M-48-58H44V70H-48z" fill="var(--o-br)"/>
    <path d="M-40-48H36V62H-40z" fill="var(--o-c)"/>
    <path d="M14-48H36V62H14z" fill="var(--o-cd)"/>
    <path d="M-22-66H18V-44H-22zM-10-76H6V-62H-10z" fill="var(--o-g)"/>
    <path d="M-2-66H18V-44H-2z" fill="var(--o-gd)"/>
    <path d="M-12-24H26M-12-4H26M-12 16H26M-12 36H12" stroke="var(--o-a)" stroke-width="5"/>
    <path d="M-32-26l5 6 9-12M-32-6l5 6 9-12M-32 14l5 6 9-12" stroke="var(--o-ld)" stroke-width="5" fill="none" stroke-linejoin="round"/>
    <path d="M-32 31h11v11h-11z" fill="none" stroke="var(--o-ld)" stroke-width="3"/>
    <path d="M64-36L76-28 42 36 26 48 28 28z" fill="var(--o-ink)"/>
    <path d="M64-36L76-28 70-16 58-24z" fill="var(--o-g)"/>
    <path d="M26 48L27 37 35 42z" fill="var(--o-gl)"/>
    ${posy(-42, 60)}`,

  "pocket-watch": `
    <path d="M8-70C34-92 70-84 74-54 77-30 62-22 66 2" stroke="var(--o-g)" stroke-width="6" stroke-linecap="round" stroke-dasharray="0 9" fill="none"/>
    <circle cy="-64" r="12" fill="none" stroke="var(--o-g)" stroke-width="6"/>
    <path d="M-9-56H9V-44H-9z" fill="var(--o-gd)"/>
    <circle cy="10" r="58" fill="var(--o-g)"/>
    <path d="M0-48A58 58 0 0 1 0 68z" fill="var(--o-gd)"/>
    <circle cy="10" r="47" fill="var(--o-c)"/>
    <path d="M0-37A47 47 0 0 1 0 57z" fill="var(--o-cd)"/>
    <circle cy="10" r="39" fill="none" stroke="var(--o-ink)" stroke-width="7" stroke-dasharray="2.5 17.92"/>
    <path d="M0 10L-20-8M0 10L14-18" stroke="var(--o-ink)" stroke-width="6" stroke-linecap="round"/>
    <circle cy="10" r="6" fill="var(--o-a)"/>
    ${posy(-42, 54)}`,
};
