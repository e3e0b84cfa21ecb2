/** A man in kurta and turban; inks of the light and the dark half and of the turban. */
export const man = (kurta: string, kurtaShade: string, turban: string): string => `
  <path d="M-16 0L-18-84 20-84 22 0 8 0 2-70-4 0z" fill="var(--ivory)"/>
  <path d="M-24-64C-30-120-28-150-18-168L20-168C30-150 32-120 28-60-4-52-10-54-24-64z" fill="var(--${kurta})"/>
  <path d="M20-168C30-150 32-120 28-60 18-57 10-56 4-55 12-100 10-140 6-168z" fill="var(--${kurtaShade})"/>
  <path d="M-6-168h14v-12h-14z" fill="var(--skin)"/>
  <ellipse cx="1" cy="-188" rx="14" ry="17" fill="var(--skin)"/>
  <path d="M-15-190C-20-214 6-224 18-210 26-200 22-188 16-186 8-198-6-200-15-190z" fill="var(--${turban})"/>`;

export const dholPlayer = `
  <g id="b-dhol">
    ${man("mg", "mg-dd", "rani")}
    <path d="M-8-180q8 5 14 0" stroke="var(--ink)" stroke-width="4" fill="none"/>
    <path d="M-22-158L-62-188-78-176-70-166-58-172-16-136z" fill="var(--mg-dd)"/>
    <path d="M-74-176L-50-214" stroke="var(--wood)" stroke-width="5" stroke-linecap="round"/>
    <path d="M-44-126C-30-150 44-146 54-118 58-100 54-88 48-80 36-62-30-66-40-86-48-98-50-112-44-126z" fill="var(--wood)"/>
    <path d="M-42-124L-20-68 2-146 24-66 44-134 50-82" stroke="var(--gold-l)" stroke-width="3" fill="none"/>
    <path d="M-44-126C-52-112-50-96-40-86-34-96-34-116-44-126zM54-118C58-100 54-88 48-80 42-90 44-110 54-118z" fill="var(--ivory)"/>
    <path d="M20-160L50-134 44-108 34-110 36-128 8-144z" fill="var(--mg)"/>
    <path d="M38-110L64-92" stroke="var(--wood)" stroke-width="5" stroke-linecap="round"/>
    <path d="M-18-166L40-72" stroke="var(--red)" stroke-width="6"/>
  </g>`;

export const dancer = (id: string, skirt: string, skirtShade: string, skin: string): string => `
  <g id="${id}">
    <path d="M-14-110C-24-76-50-30-62-4-30 8 34 8 60-4 50-34 24-76 14-110z" fill="var(--${skirt})"/>
    <path d="M14-110C24-76 50-34 60-4 46 2 28 5 10 6 14-40 10-80 2-110z" fill="var(--${skirtShade})"/>
    <path d="M-57-14C-28-2 32-2 56-14L60-4C34 8-30 8-62-4z" fill="var(--gold)"/>
    <path d="M-12-108C-30-66-40-30-46-6M-4-108C-10-66-14-30-16 2" stroke="var(--gold)" stroke-width="2" fill="none"/>
    <path d="M-14-110C-18-130-14-146-8-150L10-150C16-144 18-130 14-110z" fill="var(--${skirtShade})"/>
    <path d="M-8-148C-30-160-40-184-34-210L-26-208C-28-186-16-172 2-160zM10-148C30-164 36-186 50-206L43-211C30-192 18-176 0-160z" fill="var(--${skin})"/>
    <path d="M-3-152h9v-8h-9z" fill="var(--${skin})"/>
    <ellipse cx="2" cy="-172" rx="11" ry="14" fill="var(--${skin})"/>
    <path d="M12-182C6-192-10-190-11-174-14-164-20-150-16-140-8-150-8-166-2-174 2-180 8-180 12-182z" fill="var(--hair)"/>
    <path d="M-12-150C-40-140-58-110-76-116-60-96-36-96-14-120z" fill="var(--gold-l)"/>
    <path d="M46-209L40-204M-34-206L-26-204" stroke="var(--gold)" stroke-width="4"/>
  </g>`;

export const umbrella = `
  <g id="b-umb">
    <path d="M30 0L-10-300" stroke="var(--gold)" stroke-width="7"/>
    <g transform="translate(-12-302)rotate(-6)">
      <path d="M-120 10C-116-60-60-92 0-96 60-92 116-60 120 10z" fill="var(--rani)"/>
      <path d="M0-96C60-92 116-60 120 10H50C50-50 30-80 0-96z" fill="var(--rani-d)"/>
      <path d="M0-96C-30-80-50-50-50 10H-86C-84-50-50-84 0-96z" fill="var(--red)"/>
      <path d="M-120 10a15 16 0 0 0 30 0a15 16 0 0 0 30 0a15 16 0 0 0 30 0a15 16 0 0 0 30 0a15 16 0 0 0 30 0a15 16 0 0 0 30 0a15 16 0 0 0 30 0a15 16 0 0 0 30 0V2H-120z" fill="var(--gold)"/>
      <path d="M-112-14C-60-22 60-22 112-14" stroke="var(--gold-l)" stroke-width="7" stroke-linecap="round" stroke-dasharray="0 15" fill="none"/>
      <path d="M0-96l-6-14a9 9 0 1 1 12 0z" fill="var(--gold)"/>
      <path d="M-105 26v22M-75 26v28M-45 26v22M-15 26v28M15 26v22M45 26v28M75 26v22M105 26v28" stroke="var(--mg)" stroke-width="6" stroke-linecap="round" stroke-dasharray="0 9"/>
    </g>
  </g>`;

/** A walker with a cluster of lamps on his shoulder. */
export const torchbearer = (x: number, y: number, scale: number): string => `
  <g transform="translate(${x} ${y})scale(${scale})">
    <circle cy="-290" r="70" fill="var(--glow)" opacity=".2"/>
    <path d="M-14 0L-16-90C-20-130-12-150 0-152 14-150 20-130 16-90L14 0zM0-152a15 17 0 1 1 1 0z" fill="var(--crowd)"/>
    <path d="M0-120V-270" stroke="var(--crowd)" stroke-width="5"/>
    <path d="M-34-262H34L22-250H-22z" fill="var(--gold)"/>
    <g fill="var(--glow)">
      <circle cx="-28" cy="-276" r="12"/>
      <circle cx="28" cy="-276" r="12"/>
      <circle cy="-280" r="13"/>
      <circle cx="-15" cy="-302" r="11"/>
      <circle cx="15" cy="-302" r="11"/>
      <circle cy="-322" r="10"/>
    </g>
  </g>`;
