/** The Calgary Tower with its foot at x, y, lit from the left or right. Inks: shaft, shaft-l, pod, pod-l, glow. */
export const calgaryTower = (x: number, y: number, height: number, light: "left" | "right"): string => {
  const scale = height / 190;
  const across = light === "left" ? scale : -scale;
  return (
    `<g transform="translate(${x} ${y})scale(${across.toFixed(2)} ${scale.toFixed(2)})">` +
    `<path d="M-17 0C-11-44-8-92-7-132H7C8-92 11-44 17 0z" fill="var(--shaft)"/>` +
    `<path d="M-17 0C-11-44-8-92-7-132H-1C-2-92-4-44-8 0z" fill="var(--shaft-l)"/>` +
    `<path d="M-27-150C-27-156-18-160 0-160S27-156 27-150L22-132C19-124-19-124-22-132z" fill="var(--pod)"/>` +
    `<path d="M-27-150C-27-156-18-160 0-160-9-150-11-138-8-126-15-127-20-128-22-132z" fill="var(--pod-l)"/>` +
    `<path d="M-25-147H25L24-140H-24z" fill="var(--glow)"/>` +
    `<path d="M-19-160C-18-168-10-173 0-173S18-168 19-160z" fill="var(--shaft)"/>` +
    `<path d="M-19-160C-18-168-10-173 0-173-5-170-7-165-7-160zM-2-173V-196H2V-173z" fill="var(--shaft-l)"/></g>`
  );
};
