/**
 * The id of the place that the address names: by its fragment, or else by `?at=`; null if none. A
 * fragment that is no card closes what `?at=` asks for.
 */
export function idInAddress(map: HTMLElement): string | null {
  const cards = [...map.querySelectorAll<HTMLElement>('[data-card]')]
  if (location.hash) return cards.find(({ id }) => `#${id}` === location.hash)?.id ?? null
  const at = new URLSearchParams(location.search).get('at')
  return cards.find(({ dataset }) => dataset.at === at)?.id ?? null
}

/**
 * The address of a place, by the id of its card, or of none. Only the fragment changes: another
 * query would be another page to the site, which Back would have to load.
 */
export function addressOf(id: string | null): string {
  const query = location.pathname + location.search
  if (id) return `${query}#${id}`
  return new URLSearchParams(location.search).has('at') ? `${query}#map-title` : query
}
