/**
 * Moves the suns of page and shell to the hour of the page, 0 (sunrise) to 1 (sunset). Removes the
 * mark of dusk (`blocks/hero/tell-dusk.ts`), which the previous page may have set.
 */
export function tellHour(hour: number): void {
  const { style, dataset } = document.body
  delete dataset.dusk
  style.setProperty('--hour', String(hour))
}
