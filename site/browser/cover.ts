import { moveSheet } from '@belvedere/motion/move-sheet.ts'
import { createSheet, type Sheet } from '@belvedere/motion/sheet.ts'

export const SHEET = 'page-sheet'
const find = () => document.getElementById(SHEET)

/**
 * Covers the page until the next one is shown: with the open menu, which stays where it is, or else
 * with the cover. Visitors can always dismiss the cover: with Tab or Escape at any time, or with a
 * press once it has stopped moving. (Before that, a press may be the second half of a double
 * click.)
 */
export function createCover(): Sheet {
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
    const menu = openMenu()
    return menu ? untilAtRest(menu) : sheet.cover()
  }
  return { cover, leave: sheet.leave }
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
