import sprite from 'virtual:icons';

/**
 * Puts all icons into the page, where `Icon` refers to them. A reference to the file itself would cause a fetch and
 * an event for each of the hundreds of icons of a table.
 */
export async function placeIcons(): Promise<void> {
  const answer = await fetch(sprite);
  if (!answer.ok) return;
  const { documentElement: icons } = new DOMParser().parseFromString(await answer.text(), 'image/svg+xml');
  icons.setAttribute('hidden', '');
  icons.setAttribute('aria-hidden', 'true');
  document.body.append(document.adoptNode(icons));
}
