/** What sentences are put together with. */
export const grammar = {
  more: '{first}, {last}',
  and: '{first} i {last}',
  or: '{first} lub {last}',
  apart: '{first}; {last}',
  you: 'ty',
  yes: 'tak',
  no: 'nie',
} as const;
