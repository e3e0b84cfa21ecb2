export const musicians = {
  gramophone: `
    <path d="M-48 36H44L52 66H-56z" fill="var(--o-ink)"/>
    <path d="M-48 36H44L46 44H-50z" fill="var(--o-g)"/>
    <path d="M-42 50H38V60H-44z" fill="var(--o-ad)"/>
    <ellipse cx="-6" cy="32" rx="42" ry="8" fill="var(--o-ink)"/>
    <ellipse cx="-6" cy="29" rx="36" ry="6.5" fill="var(--o-cd)"/>
    <ellipse cx="-6" cy="29" rx="10" ry="2.5" fill="var(--o-ad)"/>
    <path d="M22 28C46 26 58 4 46-14 40-22 30-24 24-20L20-8C30-12 38-8 40 0 42 12 34 20 20 20z" fill="var(--o-g)"/>
    <path d="M32-4C12-4-18 2-46-8L2-76C4-50 20-30 38-22z" fill="var(--o-a)"/>
    <path d="M32-4C26-4 18-4 8-2-4-20-2-50 2-76 4-50 20-30 38-22z" fill="var(--o-ad)"/>
    <ellipse cx="-22" cy="-42" rx="24" ry="43" transform="rotate(35 -22 -42)" fill="var(--o-g)"/>
    <ellipse cx="-22" cy="-42" rx="19" ry="38" transform="rotate(35 -22 -42)" fill="var(--o-ad)"/>
    <path d="M-44-10C-52-26-34-62-6-70-22-56-34-34-30-18z" fill="var(--o-a)"/>
    <path d="M-14-34L-46-16M-14-34L-44-42M-14-34L-28-62M-14-34L0-70" stroke="var(--o-gl)" stroke-width="2"/>
    <circle cx="-14" cy="-34" r="6" fill="var(--o-ink)"/>
    <path d="M56-44q9-5 11-16v28a7 6 0 1 1-4-6v-14q-3 5-7 6z" fill="var(--o-c)"/>`,

  headphones: `
    <circle cy="12" r="58" fill="var(--o-ink)"/>
    <g fill="none" stroke="var(--o-m3)" stroke-width="2">
      <circle cy="12" r="49"/>
      <circle cy="12" r="40"/>
      <circle cy="12" r="31"/>
    </g>
    <path d="M0 12L-36-32A57 57 0 0 1-12-44zM0 12L36 56A57 57 0 0 1 12 68z" fill="var(--o-c)" opacity=".16"/>
    <circle cy="12" r="22" fill="var(--o-a)"/>
    <path d="M0-10A22 22 0 0 1 0 34z" fill="var(--o-ad)"/>
    <circle cy="12" r="4" fill="var(--o-c)"/>
    <path d="M-62 10V-10C-62-52-36-82 0-82S62-52 62-10V10" fill="none" stroke="var(--o-g)" stroke-width="10"/>
    <path d="M-40-66C-30-74-16-80 0-80" fill="none" stroke="var(--o-gl)" stroke-width="4" stroke-linecap="round"/>
    <path d="M-80 2C-80-10-70-14-56-14V42C-70 42-80 38-80 26z" fill="var(--o-a)"/>
    <path d="M80 2C80-10 70-14 56-14V42C70 42 80 38 80 26z" fill="var(--o-ad)"/>
    <path d="M-58-20h14v68h-14zM44-20h14v68H44z" fill="var(--o-c)"/>`,

  fiddle: `
    <g transform="translate(-4 0)rotate(26)scale(1.12)">
      <path d="M0-20C16-27 31-18 29-4 28 4 18 8 18 14 18 20 35 26 35 46 35 66 18 76 0 76S-35 66-35 46C-35 26-18 20-18 14-18 8-28 4-29-4-31-18-16-27 0-20z" fill="var(--o-gd)"/>
      <path d="M0-20C16-27 31-18 29-4 28 4 18 8 18 14 18 20 35 26 35 46 35 66 18 76 0 76z" fill="var(--o-br)"/>
      <path d="M-17 18q-8 11 0 22M17 18q8 11 0 22" stroke="var(--o-ink)" stroke-width="4" fill="none" stroke-linecap="round"/>
      <path d="M-6-76H6L8 24H-8zM-6 44H6L9 70H-9z" fill="var(--o-ink)"/>
      <path d="M-15-84H15M-14-74H14" stroke="var(--o-ink)" stroke-width="6" stroke-linecap="round"/>
      <path d="M-7-72V-88C-7-100 11-100 11-90 11-83 3-83 4-88L6-72z" fill="var(--o-br)"/>
      <path d="M-13 34H13L10 40H-10z" fill="var(--o-c)"/>
      <path d="M-2.5-70V46M2.5-70V46" stroke="var(--o-c)" stroke-width="1.5"/>
    </g>
    <path d="M-78 40L64 6" stroke="var(--o-c)" stroke-width="4"/>
    <path d="M-80 32C-40 14 20-2 66-2L72 6 62 8" stroke="var(--o-ad)" stroke-width="5" fill="none" stroke-linecap="round"/>
    <path d="M-86 32L-64 26-62 38-82 44z" fill="var(--o-ink)"/>`,

  dhol: `
    <path d="M-62-22C-70 0-70 30-58 46-20 66 30 62 58 40 70 22 70-8 56-26 20-46-32-44-62-22z" fill="var(--o-br)"/>
    <path d="M-10-40C30-44 50-34 56-26 70-8 70 22 58 40 40 54 14 62-10 60 20 30 20-10-10-40z" fill="var(--o-ink)"/>
    <path d="M-52-26L-30 54-8-40 14 60 36-38 54 40" stroke="var(--o-gl)" stroke-width="4" fill="none"/>
    <ellipse cx="-61" cy="12" rx="15" ry="36" fill="var(--o-c)" transform="rotate(4 -61 12)"/>
    <ellipse cx="-61" cy="12" rx="7" ry="18" fill="var(--o-cd)"/>
    <ellipse cx="60" cy="8" rx="13" ry="35" fill="var(--o-cd)"/>
    <path d="M-30-74L30-50 26-42-34-66zM40-84L46-76 2-42-4-50z" fill="var(--o-g)"/>
    <path d="M-50 58C-30 80 30 80 52 56" stroke="var(--o-a)" stroke-width="7" fill="none"/>
    <path d="M-20 74v16M0 78v16M20 74v16" stroke="var(--o-g)" stroke-width="6" stroke-linecap="round"/>`,
};
