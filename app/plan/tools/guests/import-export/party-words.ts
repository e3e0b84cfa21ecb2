/** Words for people, children, families, companions and relatives, as alternatives of a regular expression. */
export const people = "people|persons?|ppl|pax|guests?|members?|log|lok|jan";
export const adults = "adults?|grown[ -]?ups?";
export const kids = "kids?|children|child|bache|bachhe|bacche|baby|babies|toddlers?|infants?";
export const kin = "family|fam|parivar|parivaar|household";
export const companions = "wife|husband|spouse|partner|mrs|girlfriend|boyfriend|gf|bf|guest|date";
export const relatives =
  "didi|jiju|jija|bhabhi|bhaiya|bhai|chacha|chachi|kaka|kaki|mama|mami|masi|massi|maasi|mausi|mausa|masad|taya|tayi|tai|bua|phupha|fufa|foofa|fuffad|nana|nani|dada|dadi|uncle|aunt|aunty|auntie|mom|mum|mummy|dad|papa|grandma|grandpa";
