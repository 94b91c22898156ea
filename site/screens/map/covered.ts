import type { Insets } from '@belvedere/scenes/map/contract.ts'

/**
 * The parts of the scene's frame that header, card and wide tools cover, and that are scrolled out
 * of the top of the window.
 */
export function coveredOf(map: HTMLElement, frame: HTMLElement): Insets {
  const box = frame.getBoundingClientRect()
  const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
  const top = Math.min(box.height / 2, Math.max(0, header - box.top, -box.top))
  const none = { top, right: 0, bottom: toolsHeight(map, box), left: 0 }
  const card = map.querySelector('[data-chosen]')?.getBoundingClientRect()
  if (!card) return none
  if (card.width > box.width / 2)
    return { ...none, bottom: Math.max(none.bottom, box.bottom - card.top) }
  const isLeft = card.left - box.left < box.right - card.right
  if (isLeft) return { ...none, left: card.right - box.left }
  return { ...none, right: box.right - card.left }
}

/** Tools over the frame that are more than half as wide, as with large text, cover its bottom. */
function toolsHeight(map: HTMLElement, frame: DOMRect) {
  const tools = map.querySelector('[data-tools] > :last-child')?.getBoundingClientRect()
  const isWide = tools && tools.width > frame.width / 2
  return isWide ? Math.max(0, frame.bottom - tools.top) : 0
}
