/** The file that was opened last. It stays in the page, and nothing of it is kept. */
let inHand: string | undefined;

export const fileInHand = (): string | undefined => inHand;

export function takeInHand(text: string): void {
  inHand = text;
}
