import { moveSheet } from '@belvedere/motion/move-sheet.ts'
import { createSheet, type Sheet } from '@belvedere/motion/sheet.ts'

const SHEET = 'page-sheet'
/** Its styles move the sun (`page-change.module.css`). */
const TO_HOUR = '--to'
const find = () => document.getElementById(SHEET)

export type Cover = Sheet & {
  /**
   * Sends the sheet's sun from the hour of the page below to that of the page that comes (0 sunrise,
   * 1 sunset); it stands still until it is seen.
   */
  travelTo: (hour: number) => void
}

/**
 * Covers the page until the next one is shown: the open menu by staying where it is, else a sheet.
 * Visitors can always dismiss the sheet: with Tab or Escape at any time, or with a press once it has
 * stopped moving. (Before that, a press may be the second half of a double click.)
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
    // While the sheet is up, its sun goes on from where it is seen.
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
