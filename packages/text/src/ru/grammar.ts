/** What sentences are put together with. */
export const grammar = {
  more: '{first}, {last}',
  and: '{first} и {last}',
  or: '{first} или {last}',
  apart: '{first}; {last}',
  you: 'ты',
  yes: 'да',
  no: 'нет',
} as const;
