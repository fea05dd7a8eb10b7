export const grammar = {
  more: '{first}, {last}',
  and: '{first} und {last}',
  or: '{first} oder {last}',
} as const;
