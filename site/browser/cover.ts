import { moveSheet } from '@belvedere/motion/move-sheet.ts'
import { createSheet, type Sheet } from '@belvedere/motion/sheet.ts'

const SHEET = 'page-sheet'
/** Its styles move the sun (`page-change.module.css`). */
const TO_HOUR = '--to'
const find = () => document.getElementById(SHEET)

type Cover = Sheet & {
  /**
   * Sends the sun of the cover from the hour of the current page to that of the next one (0
   * sunrise, 1 sunset); it stands still until the cover is visible.
   */
  travelTo: (hour: number) => void
}

/**
 * Covers the page until the next one is shown: with the open menu, which stays where it is, or else
 * with the cover. Visitors can always dismiss the cover: with Tab or Escape at any time, or with a
 * press once it has stopped moving. (Before that, a press may be the second half of a double
 * click.)
 */
export function createCover(): Cover {
  const sheet = createSheet(moveSheet(find))
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Tab' && key !== 'Escape') return
    sheet.leave()
    for (const animation of animations()) animation.finish()
  })
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element) || target.id !== SHEET) return
    if (animations().every(({ playState }) => playState === 'finished')) sheet.leave()
  })
  const cover = () => {
    const below = find()
    // While the cover is up, its sun continues from its current position.
    if (below?.hidden) below.style.removeProperty(TO_HOUR)
    const menu = openMenu()
    return menu ? untilAtRest(menu) : sheet.cover()
  }
  const travelTo = (hour: number) => find()?.style.setProperty(TO_HOUR, `${hour}`)
  return { cover, leave: sheet.leave, travelTo }
}

/** The panel of the menu while it lies over the page, unless it is on its way out. */
function openMenu() {
  return document.querySelector('#menu:not([hidden], [data-closing])')
}

/** Resolves when the panel has stopped moving. */
async function untilAtRest(panel: Element) {
  await Promise.allSettled(panel.getAnimations().map(({ finished }) => finished))
}

function animations() {
  return find()?.getAnimations() ?? []
}
