/** The heading of a kind: `banner-cta` becomes "Banner cta". */
export function kindHeading(kind: string): string {
  return (kind.charAt(0).toUpperCase() + kind.slice(1)).replaceAll('-', ' ')
}
