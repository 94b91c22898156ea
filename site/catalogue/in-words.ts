/** `banner-cta` as a heading: Banner cta. */
export function inWords(kind: string): string {
  return (kind.charAt(0).toUpperCase() + kind.slice(1)).replaceAll('-', ' ')
}
