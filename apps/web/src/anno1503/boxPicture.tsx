import { COMMODITIES } from '@archipel/anno1503';
import { Ware } from './pieces/Ware.tsx';
import './styles/pieces.css';

/** What a price takes, as a picture. */
export function BoxPicture1503({ id }: { readonly id: string }) {
  const ware = COMMODITIES.find((each) => each === id);
  return ware === undefined ? null : <Ware ware={ware} size={21} />;
}
