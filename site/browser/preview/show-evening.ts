/** The group of a block's words of the evening (`blocks/parts/evening/fields.ts`) in a path. */
const EVENING = /\.evening(?:\.|$)/

const [NOON, NIGHT] = [12, 23]

/**
 * Shows the words of the evening while one of them is edited, and those of the day while another field
 * of a block is, whatever the clock says; so it stays when the page is rendered again.
 */
export function showEvening(path: string): void {
  const tell = byHour()
  if (!tell || !path.startsWith('blocks.')) return
  const hour = EVENING.test(path) ? NIGHT : NOON
  // They do not wait for the picture of their hour.
  document.documentElement.dataset.told = ''
  window.tellEvening = () => tell(hour)
  tell(hour)
}

let told: Window['tellEvening']

/** The function of the document, before this replaced it. */
function byHour() {
  told ??= window.tellEvening
  return told
}
