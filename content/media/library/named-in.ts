const MOST = 3

/** Names as part of a sentence: “Home, The orchard, The bay and 2 more”. */
export function namedIn(titles: readonly string[]): string {
  const more = titles.length - MOST
  const named = titles.slice(0, MOST).join(', ')
  return more > 0 ? `${named} and ${more} more` : named
}
