/** Words for people, children, families and companions, as alternatives of a regular expression. */
export const people = "people|persons?|ppl|pax|guests?|members?|log|lok|jan";
export const adults = "adults?|grown[ -]?ups?";
export const kids = "kids?|children|child|bache|bachhe|bacche|baby|babies|toddlers?|infants?";
export const kin = "family|fam|parivar|parivaar|household";
export const companions = "wife|husband|spouse|partner|mrs|girlfriend|boyfriend|gf|bf|guest|date";
