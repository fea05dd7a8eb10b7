/** What sentences are put together with. */
export const grammar = {
  more: '{first}, {last}',
  and: '{first} and {last}',
  or: '{first} or {last}',
  apart: '{first}; {last}',
  you: 'you',
  yes: 'yes',
  no: 'no',
} as const;
