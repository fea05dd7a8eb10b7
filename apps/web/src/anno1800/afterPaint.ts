/** What has been decided is on the screen first; this may come a frame later. */
export function afterPaint(deed: () => void): void {
  requestAnimationFrame(() => setTimeout(deed));
}
