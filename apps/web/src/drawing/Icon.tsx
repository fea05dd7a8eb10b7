/** Strokes of the small signs of the interface, on a field of 24 by 24. */
const STROKES = {
  night: 'M19.5 14.5A8 8 0 1 1 9.5 4.5A6.3 6.3 0 0 0 19.5 14.5Z',
  day: 'M12 8A4 4 0 1 1 12 16A4 4 0 0 1 12 8ZM12 2.5V4.5M12 19.5V21.5M2.5 12H4.5M19.5 12H21.5M5.3 5.3L6.7 6.7M17.3 17.3L18.7 18.7M5.3 18.7L6.7 17.3M17.3 6.7L18.7 5.3',
  sound: 'M4 9.5V14.5H7.5L12 18.5V5.5L7.5 9.5ZM15.2 9A4.4 4.4 0 0 1 15.2 15M17.6 6.4A8 8 0 0 1 17.6 17.6',
  silence: 'M4 9.5V14.5H7.5L12 18.5V5.5L7.5 9.5ZM15.5 9.5L20.5 14.5M20.5 9.5L15.5 14.5',
  save: 'M12 4V15M7.5 10.8L12 15.3L16.5 10.8M4.5 19.5H19.5',
  file: 'M6 3.5H14L18.5 8V20.5H6ZM14 3.5V8H18.5M9 12.5H15.5M9 16H15.5',
  again: 'M19 12A7 7 0 1 1 16.6 6.7M17.5 3V7.5H13',
  yes: 'M5 12.8L9.8 17.5L19.3 7',
  no: 'M6.5 6.5L17.5 17.5M17.5 6.5L6.5 17.5',
  cut: 'M4 7H14M4 12H10.5M4 17H8M19.5 4L11 20.5',
  ahead: 'M4.5 12H19M13.5 6.5L19 12L13.5 17.5',
  people:
    'M9 4.5A3.6 3.6 0 1 1 9 11.7A3.6 3.6 0 0 1 9 4.5ZM2.5 20V18.5A5 5 0 0 1 7.5 14H10.5A5 5 0 0 1 15.5 18.5V20M16 4.9A3.6 3.6 0 0 1 16 11.3M18 14.3A5 5 0 0 1 21.5 18.5V20',
  door: 'M13.5 4H19.5V20H13.5M3.5 12H14.5M10.5 8L14.5 12L10.5 16',
  person: 'M12 4A4 4 0 1 1 12 12A4 4 0 0 1 12 4ZM4.5 20.5V19A5.5 5.5 0 0 1 10 14.5H14A5.5 5.5 0 0 1 19.5 19V20.5',
  bot: 'M5 9.5H19V19.5H5ZM12 9.5V5.5M12 3.2A1.2 1.2 0 1 1 12 5.6A1.2 1.2 0 0 1 12 3.2M2.5 13.5V16M21.5 13.5V16M9.2 13.2V14.8M14.8 13.2V14.8',
  add: 'M12 5V19M5 12H19',
  link: 'M10 14A4 4 0 0 0 15.8 14.3L19 11A4 4 0 0 0 13.4 5.2L11.8 6.8M14 10A4 4 0 0 0 8.2 9.7L5 13A4 4 0 0 0 10.6 18.8L12.2 17.2',
  eye: 'M2.5 12C5 7.5 8.3 5.5 12 5.5C15.7 5.5 19 7.5 21.5 12C19 16.5 15.7 18.5 12 18.5C8.3 18.5 5 16.5 2.5 12ZM12 9A3 3 0 1 1 12 15A3 3 0 0 1 12 9Z',
  clock: 'M12 3.5A8.5 8.5 0 1 1 12 20.5A8.5 8.5 0 0 1 12 3.5ZM12 7.5V12L15.2 14',
  chat: 'M4 5H20V16H11L6.5 20V16H4Z',
  bell: 'M6 16.5V11A6 6 0 0 1 18 11V16.5L19.5 18H4.5ZM10 20.5H14',
  bin: 'M4.5 6.5H19.5M9 6.5V4H15V6.5M6.5 6.5L7.5 20.5H16.5L17.5 6.5M10.2 10.5V16.5M13.8 10.5V16.5',
  offline:
    'M3 3L21 21M5 12.5A10 10 0 0 1 9 10M15.5 10.3A10 10 0 0 1 19 12.5M2 8.8A15 15 0 0 1 6 6.2M10.5 5A15 15 0 0 1 22 8.8M8.5 16A5 5 0 0 1 15.5 16M12 19.6V19.7',
  seal: 'M12 3L19 6V11.5C19 16 16.2 19.2 12 21C7.8 19.2 5 16 5 11.5V6ZM8.6 11.8L11 14.2L15.4 9.6',
} as const;

/** Filled, not drawn in strokes. */
const FULL = { play: 'M7 4.6L19.4 12L7 19.4Z' } as const;

export type IconName = keyof typeof STROKES | keyof typeof FULL;

export function Icon({ name }: { readonly name: IconName }) {
  const full = name === 'play';
  return (
    <svg className={full ? 'icon icon-full' : 'icon'} viewBox="0 0 24 24" aria-hidden="true">
      <path d={full ? FULL.play : STROKES[name]} />
    </svg>
  );
}
