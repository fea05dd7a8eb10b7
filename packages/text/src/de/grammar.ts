export const grammar = {
  more: '{first}, {last}',
  and: '{first} und {last}',
  or: '{first} oder {last}',
  apart: '{first}; {last}',
  you: 'du',
  yes: 'ja',
  no: 'nein',
} as const;
