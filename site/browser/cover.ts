import { moveSheet } from '@belvedere/motion/move-sheet.ts'
import { createSheet, type Sheet } from '@belvedere/motion/sheet.ts'

const ID = 'page-sheet'
const find = () => document.getElementById(ID)

/**
 * The sheet that covers the page until the next one is shown. Visitors can always dismiss it: with
 * Tab or Escape at any time, or with a press once it has stopped moving. (Before that, a press may
 * be the second half of a double click.)
 */
export function createCover(): Sheet {
  const sheet = createSheet(moveSheet(find))
  const leave = () => {
    settleShell()
    return sheet.leave()
  }
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Tab' && key !== 'Escape') return
    sheet.leave()
    for (const animation of animations()) animation.finish()
  })
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element) || target.id !== ID) return
    if (animations().every(({ playState }) => playState === 'finished')) sheet.leave()
  })
  return { cover: sheet.cover, leave }
}

function animations() {
  return find()?.getAnimations() ?? []
}

/** Finishes the transitions of header and menu, so that they have ended when the sheet leaves. */
function settleShell() {
  if (find()?.hidden !== false) return
  for (const part of document.querySelectorAll('#app > header, #menu'))
    for (const animation of part.getAnimations({ subtree: true }))
      if (animation instanceof CSSTransition) animation.finish()
}
