/** The id of the place whose card is open; null if none. */
export function chosenId(map: HTMLElement): string | null {
  return map.querySelector('[data-chosen]')?.id ?? null
}

/**
 * The ids of the places that pass the filters: those that the CSS of the filters does not hide in
 * the list.
 */
export function shownIds(map: HTMLElement): Set<string> {
  const rows = [...map.querySelectorAll<HTMLAnchorElement>('li > a[href^="#"]')]
  return new Set(rows.filter((row) => row.checkVisibility()).map(({ hash }) => hash.slice(1)))
}

/** The name of a place, as its card has it. */
export function nameOf(map: HTMLElement, id: string): string {
  return map.querySelector(`#${CSS.escape(id)} h2`)?.textContent?.trim() ?? ''
}
