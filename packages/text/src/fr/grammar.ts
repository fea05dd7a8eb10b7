export const grammar = {
  more: '{first}, {last}',
  and: '{first} et {last}',
  or: '{first} ou {last}',
  apart: '{first} ; {last}',
  you: 'toi',
  yes: 'oui',
  no: 'non',
} as const;
