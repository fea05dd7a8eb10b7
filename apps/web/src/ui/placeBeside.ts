const GAP = 8;

/** Puts a panel beside the element that it belongs to: below if there is room, else above, and always within the window. */
export function placeBeside(anchor: Element, shown: HTMLElement): void {
  const [box, own] = [anchor.getBoundingClientRect(), shown.getBoundingClientRect()];
  const below = box.bottom + GAP + own.height < innerHeight || box.top < own.height + GAP;
  const top = below ? Math.min(box.bottom + GAP, innerHeight - own.height - GAP) : box.top - GAP - own.height;
  const left = Math.min(Math.max(GAP, box.left + box.width / 2 - own.width / 2), innerWidth - own.width - GAP);
  shown.style.top = `${Math.max(GAP, top)}px`;
  shown.style.left = `${left}px`;
}
