import { moveSheet } from '@belvedere/motion/move-sheet.ts'
import { createSheet, type Sheet } from '@belvedere/motion/sheet.ts'

const ID = 'page-sheet'
const find = () => document.getElementById(ID)

/**
 * The sheet that covers a page until the next one is there. The visitor can always get rid of it:
 * by Tab or Escape at any time, and by a press while it rests. (While it rises, a press may be the
 * second half of a double click.)
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
    for (const move of movements()) move.finish()
  })
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element) || target.id !== ID) return
    if (movements().every(({ playState }) => playState === 'finished')) sheet.leave()
  })
  return { cover: sheet.cover, leave }
}

function movements() {
  return find()?.getAnimations() ?? []
}

/** Header and menu change under the sheet, where nobody sees it: they are done when it leaves. */
function settleShell() {
  if (find()?.hidden !== false) return
  for (const part of document.querySelectorAll('#app > header, #menu'))
    for (const move of part.getAnimations({ subtree: true }))
      if (move instanceof CSSTransition) move.finish()
}
