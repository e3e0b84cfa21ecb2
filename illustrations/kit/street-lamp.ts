const globe = (x: number, y: number, radius: number) => `
  <circle cx="${x}" cy="${y}" r="${radius + 3}" fill="var(--lamp-d)"/>
  <circle cx="${x - 1.5}" cy="${y - 1.5}" r="${radius}" fill="var(--lamp)"/>`;

/** A cast-iron lamp with three globes, 280 high, its foot at x, y. Inks: ink, glow, lamp, lamp-d. */
export const streetLamp = (x: number, y: number, scale: number): string => `
  <g transform="translate(${x} ${y})scale(${scale})">
    <circle cy="-262" r="58" fill="var(--glow)" opacity=".16"/>
    <path d="M-14 0L-10-14-6-22-4-230H4L6-22 10-14 14 0z" fill="var(--ink)"/>
    <path d="M0-176C-14-176-40-180-40-208M0-176C14-176 40-180 40-208" fill="none" stroke="var(--ink)" stroke-width="6"/>
    <path d="M-10-182H10V-170H-10zM-9-240H9V-228H-9zM-48-212h16v8h-16zM32-212h16v8h-16z" fill="var(--ink)"/>
    ${globe(0, -260, 21)}
    ${globe(-40, -228, 16)}
    ${globe(40, -228, 16)}
  </g>`;
