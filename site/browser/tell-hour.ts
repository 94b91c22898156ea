/**
 * Gives the suns of page and shell the hour of the page, 0 (sunrise) to 1 (sunset). The page before
 * it may have turned to dusk.
 */
export function tellHour(hour: number): void {
  const { style, dataset } = document.body
  delete dataset.dusk
  style.setProperty('--hour', String(hour))
}
