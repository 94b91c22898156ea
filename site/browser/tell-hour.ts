/** Gives the suns of page and shell the hour of the page, 0 (sunrise) to 1 (sunset). */
export function tellHour(hour: number): void {
  document.body.style.setProperty('--hour', String(hour))
}
