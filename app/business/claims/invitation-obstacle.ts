/** Why a business gets no invitation from a list, in words for the operator. */
export const invitationObstacles = {
  "no-source": "no page and day where the address was published: import them as 'Source' and 'Found on'",
  owned: "its business manages it",
  invited: "was invited before",
  "same-email": "the address was invited for another listing",
  silenced: "the address asked for no more mail",
} as const;

export type InvitationObstacle = keyof typeof invitationObstacles;
