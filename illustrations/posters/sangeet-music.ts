/** A woman turning, her skirt spread by the turn; feet at 0,0, 186 high. */
export const twirler = `
  <path d="M-14-104C-34-80-74-48-104-34-96-12-60 4-14 6 40 8 88-6 108-30 76-50 34-82 14-104z" fill="var(--rani)"/>
  <path d="M14-104C34-82 76-50 108-30 94-13 66-3 34 3 34-34 22-76 2-104zM-14-104C-34-80-74-48-104-34-101-27-96-21-88-16-60-40-30-76-10-104z" fill="var(--rani-d)"/>
  <path d="M-104-34C-96-12-60 4-14 6 40 8 88-6 108-30L112-22C92 4 42 20-14 17-62 15-100-2-109-26z" fill="var(--gold)"/>
  <path d="M-98-22C-80-4-40 10-6 11 40 12 84 0 104-20" stroke="var(--teal)" stroke-width="5" stroke-linecap="round" stroke-dasharray="0 11" fill="none"/>
  <path d="M-8-100C-20-60-36-24-46-2M0-100C0-60-4-24-6 6M8-100C20-60 40-24 56-2" stroke="var(--gold)" stroke-width="2" fill="none"/>
  <path d="M-14-104C-18-126-14-144-8-148L10-148C16-142 18-126 14-104z" fill="var(--teal)"/>
  <path d="M2-148L10-148C16-142 18-126 14-104L4-104C8-120 8-136 2-148z" fill="var(--teal-d)"/>
  <path d="M-8-146C-34-150-52-170-58-198L-50-200C-42-178-26-164 0-158zM10-146C34-138 60-142 78-158L73-164C58-152 38-150 6-158z" fill="var(--skin2)"/>
  <path d="M-3-150h9v-9h-9z" fill="var(--skin2)"/>
  <ellipse cx="1" cy="-171" rx="11.500" ry="14.500" fill="var(--skin2)"/>
  <path d="M12-180C6-192-12-190-12-172-14-160-26-150-38-146-30-140-12-146-8-158-4-168 6-178 12-180z" fill="var(--hair)"/>
  <path d="M-10-146C14-132 20-118 16-104L8-104C8-120-2-132-14-138z" fill="var(--saf)"/>
  <path d="M14-118C54-128 84-112 118-126 104-98 62-90 14-104zM-14-140C-44-136-76-146-98-128-76-116-40-116-14-128z" fill="var(--saf)"/>
  <path d="M118-126C104-98 62-90 14-104 56-100 92-108 118-126zM-98-128C-76-116-40-116-14-128-44-122-74-122-98-128z" fill="var(--gold-l)"/>
  <path d="M-57-192L-49-195M71-158L76-152" stroke="var(--gold)" stroke-width="5"/>`;

/** A harmonium seen from its keys, its bellows open behind; foot at 0,0, 230 wide. */
export const harmonium = `
  <path d="M-92-98L-84-132H84L92-98z" fill="var(--wood-d)"/>
  <path d="M-88-132L-80-158H80L88-132z" fill="var(--saf-d)"/>
  <path d="M-84-140H84M-82-149H82" stroke="var(--wood-d)" stroke-width="3"/>
  <path d="M-92-160H92V-150H-92z" fill="var(--wood-l)"/>
  <path d="M-108-98H108V-8H-108z" fill="var(--wood)"/>
  <path d="M40-98H108V-8H40z" fill="var(--wood-d)"/>
  <path d="M-116-14H116V2H-116zM-114-102H114V-92H-114z" fill="var(--wood-l)"/>
  <path d="M-96-86H96V-50H-96z" fill="var(--ivory)"/>
  <path d="M-84-86v36M-72-86v36M-60-86v36M-48-86v36M-36-86v36M-24-86v36M-12-86v36M0-86v36M12-86v36M24-86v36M36-86v36M48-86v36M60-86v36M72-86v36M84-86v36" stroke="var(--wood-d)" stroke-width="1.500"/>
  <path d="M-84-86v20M-72-86v20M-48-86v20M-36-86v20M-24-86v20M0-86v20M12-86v20M36-86v20M48-86v20M60-86v20M84-86v20" stroke="var(--ink)" stroke-width="7"/>
  <path d="M-80-30H80" stroke="var(--gold)" stroke-width="12" stroke-linecap="round" stroke-dasharray="0 32"/>
  <path d="M-80-30H80" stroke="var(--wood-d)" stroke-width="5" stroke-linecap="round" stroke-dasharray="0 32"/>
  <path d="M-108-40H108" stroke="var(--gold)" stroke-width="2"/>`;

const drumHead = (x: number, y: number, rx: number, ry: number) => `
  <ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="var(--gold-d)"/>
  <ellipse cx="${x}" cy="${y - 3}" rx="${rx - 5}" ry="${ry - 4}" fill="var(--ivory)"/>
  <ellipse cx="${x}" cy="${y - 3}" rx="${rx * 0.42}" ry="${ry * 0.42}" fill="var(--ink)"/>`;

/** The wooden dayan and the round brass bayan on their ring cushions; foot at 0,0. */
export const tabla = `
  <path d="M-112-8a46 14 0 0 0 92 0a46 14 0 0 0-92 0z" fill="var(--teal)"/>
  <path d="M4-8a62 16 0 0 0 124 0a62 16 0 0 0-124 0z" fill="var(--rani)"/>
  <path d="M-66-22a46 14 0 0 1 0 28a46 14 0 0 0 46-14a46 14 0 0 0-46-14z" fill="var(--teal-d)"/>
  <path d="M66-24a62 16 0 0 1 0 32a62 16 0 0 0 62-16a62 16 0 0 0-62-16z" fill="var(--rani-d)"/>
  <path d="M-102-112C-104-76-108-40-104-14-86-4-46-4-28-14-24-40-28-76-30-112z" fill="var(--wood)"/>
  <path d="M-52-112H-30C-28-76-24-40-28-14-36-9-48-7-60-6-50-40-48-80-52-112z" fill="var(--wood-d)"/>
  <path d="M-102-110L-98-14-88-104-78-10-66-102-56-10-46-104-36-14-30-110" stroke="var(--gold-l)" stroke-width="3" fill="none"/>
  ${drumHead(-66, -112, 38, 14)}
  <path d="M10-100C0-60 16-20 34-12 54-4 80-4 98-12 118-20 132-60 122-100z" fill="var(--gold)"/>
  <path d="M86-100H122C132-60 118-20 98-12 88-8 76-6 66-6 92-30 98-70 86-100z" fill="var(--gold-d)"/>
  <path d="M26-82C22-60 28-40 36-30" stroke="var(--gold-l)" stroke-width="6" stroke-linecap="round" fill="none"/>
  ${drumHead(66, -100, 57, 19)}`;
