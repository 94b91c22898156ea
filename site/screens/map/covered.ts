import type { Insets } from '@belvedere/scenes/map/contract.ts'

/** Frames of phones are narrower than this, in CSS pixels. */
const NARROW_PX = 650

/**
 * The parts of the scene's frame that header and card cover, and that are scrolled out of the top
 * of the window.
 */
export function coveredOf(map: HTMLElement, frame: HTMLElement): Insets {
  const box = frame.getBoundingClientRect()
  const header = document.querySelector('header')?.getBoundingClientRect().height ?? 0
  const top = Math.min(box.height / 2, Math.max(header, -box.top))
  const none = { top, right: toolsWidth(map, box), bottom: 0, left: 0 }
  const card = map.querySelector('[data-chosen]')?.getBoundingClientRect()
  if (!card) return none
  if (card.width > box.width / 2) return { ...none, bottom: Math.max(0, box.bottom - card.top) }
  const isLeft = card.left - box.left < box.right - card.right
  if (isLeft) return { ...none, left: card.right - box.left }
  return { ...none, right: box.right - card.left }
}

/** In a narrow frame, a column of buttons covers the right side. */
function toolsWidth(map: HTMLElement, frame: DOMRect) {
  const button = map.querySelector('[data-zoom]')?.getBoundingClientRect()
  return button && frame.width < NARROW_PX ? frame.right - button.left : 0
}
