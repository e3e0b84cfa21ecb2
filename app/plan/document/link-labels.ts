/** The names on the page under which a couple renews its link to edit; a mail repeats them. */
export const linkLabels = { page: "Save & share", edit: "Can edit", replace: "Replace link" } as const;
