export const venues = {
  "railway-hotel": `
    <path d="M-60 60V-8L-46-30-32-8V60zM-34 60V-14H0V60z" fill="var(--o-c)"/>
    <path d="M60 60V-8L46-30 34-12V-14H0V60z" fill="var(--o-cd)"/>
    <path d="M-64-6L-46-40-28-6zM28-6L46-40 64-6z" fill="var(--o-a)"/>
    <path d="M-46-40L-28-6H-46zM46-40L64-6H46z" fill="var(--o-ad)"/>
    <path d="M-40-12L-26-50H-10V-62L0-80V-12z" fill="var(--o-a)"/>
    <path d="M0-80L10-62V-50H26L40-12H0z" fill="var(--o-ad)"/>
    <path d="M0-80V-92" stroke="var(--o-ink)" stroke-width="2"/>
    <path d="M1-92h16l-5 5 5 5H1z" fill="var(--o-g)"/>
    <path d="M-26-4h8v14h-8zM-10-4h8v14h-8zM6-4h8v14H6zM20-4h8v14h-8zM-26 18h8v14h-8zM20 18h8v14h-8zM-51 2h10v14h-10zM41 2h10v14H41zM-51 26h10v14h-10zM41 26h10v14H41zM-20-34h8v12h-8zM-4-34h8v12h-8zM12-34h8v12h-8z" fill="var(--o-ink)"/>
    <path d="M-11 60V34A11 11 0 0 1 11 34V60z" fill="var(--o-g)"/>
    <path d="M-68 58H68V66H-68z" fill="var(--o-ld)"/>
    <path d="M-78 66a14 14 0 0 1 24-8 12 12 0 0 1 22 8zM78 66a14 14 0 0 0-24-8 12 12 0 0 0-22 8z" fill="var(--o-l)"/>`,

  barn: `
    <path d="M46 66V-24C46-46 78-46 78-24V66z" fill="var(--o-cd)"/>
    <path d="M46 66V-24C46-40 56-42 60-41V66z" fill="var(--o-c)"/>
    <path d="M44-22C44-50 80-50 80-22z" fill="var(--o-ink)"/>
    <path d="M46 0H78M46 22H78M46 44H78" stroke="var(--o-g)" stroke-width="3"/>
    <path d="M-68 66V-2L-50-32-8-58 34-32 52-2V66z" fill="var(--o-a)"/>
    <path d="M-8-58L34-32 52-2V66H-8z" fill="var(--o-ad)"/>
    <path d="M-8-72L44-40 62-4 53 2 35-28-8-55-51-28-69 2-78-4-60-40z" fill="var(--o-ink)"/>
    <path d="M-19-34H3V-10H-19zM-40 14H24V66H-40z" fill="var(--o-c)"/>
    <path d="M-8 14H24V66H-8z" fill="var(--o-cd)"/>
    <path d="M-40 16L-8 64V16L-40 64M-8 16L24 64V16L-8 64M-19-34L3-10V-34L-19-10" stroke="var(--o-a)" stroke-width="4" fill="none"/>
    <path d="M-60 4Q-34 22-8 4 18 22 44 4" stroke="var(--o-gl)" stroke-width="6" stroke-linecap="round" stroke-dasharray="0 11" fill="none"/>
    <path d="M-82 64H84V70H-82z" fill="var(--o-ld)"/>
    <path d="M-90 70a13 13 0 0 1 24-6 12 12 0 0 1 20 6zM90 70a11 11 0 0 0-20-5 10 10 0 0 0-18 5z" fill="var(--o-l)"/>`,

  marquee: `
    <path d="M-70-2L-94 66M70-2L94 66" stroke="var(--o-c)" stroke-width="2"/>
    <path d="M-68-4H68V66H-68z" fill="var(--o-ad)"/>
    <path d="M-44 66V0H44V66z" fill="var(--o-s2)"/>
    <path d="M-68-4H-18C-24 28-42 48-60 66H-68z" fill="var(--o-c)"/>
    <path d="M68-4H18C24 28 42 48 60 66H68z" fill="var(--o-cd)"/>
    <path d="M-44 28L-56 24-60 34-50 40zM44 28L56 24 60 34 50 40z" fill="var(--o-g)"/>
    <path d="M-80-4C-44-14-16-38 0-76 16-38 44-14 80-4z" fill="var(--o-c)"/>
    <path d="M16-4C12-22 4-48 0-76 16-38 44-14 80-4z" fill="var(--o-cd)"/>
    <path d="M-80-4C-44-14-16-38 0-76-14-38-34-14-48-4zM-16-4C-12-22-4-48 0-76 4-48 12-22 16-4z" fill="var(--o-a)"/>
    <path d="M48-4C34-14 14-38 0-76 16-38 44-14 80-4z" fill="var(--o-ad)"/>
    <path d="M-84-8H84V0a14 12 0 0 1-28 0a14 12 0 0 1-28 0a14 12 0 0 1-28 0a14 12 0 0 1-28 0a14 12 0 0 1-28 0a14 12 0 0 1-28 0z" fill="var(--o-g)"/>
    <path d="M0-74V-98" stroke="var(--o-ink)" stroke-width="3"/>
    <path d="M1-98H22L15-91 22-84H1z" fill="var(--o-a)"/>
    <path d="M-84 64H84V70H-84z" fill="var(--o-ld)"/>`,
};
