export { Flag } from './Flag.tsx';
export { Icon } from './Icon.tsx';
export type { IconName } from './iconNames.ts';
