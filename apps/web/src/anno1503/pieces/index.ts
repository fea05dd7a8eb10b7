export { Die } from './Die.tsx';
export { Gold } from './Gold.tsx';
export { Person } from './Person.tsx';
export { Agreement, Back, TilePicture } from './TilePicture.tsx';
export { Ware, Wares } from './Ware.tsx';
