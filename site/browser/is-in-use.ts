import { hasTyped } from '@belvedere/ui/has-typed.ts'
import type { SiteStore } from './store/store.ts'

/** An open dialog, an external player, or a navigation on its way. */
const OPEN =
  'dialog[open], [aria-modal="true"]:not([hidden]), iframe, #page-sheet:not([hidden]), #pending:not([hidden])'
const TEXT_FIELD = 'textarea, input:not([type="checkbox"], [type="radio"])'

/**
 * Whether a reload would take something from the visitor: unsent input, an open menu, lightbox or
 * dialog, a playing film, a navigation. The embedded player of another site cannot be asked whether
 * it plays, so it counts as playing.
 */
export function isInUse(store: SiteStore): boolean {
  const { flags, lightbox } = store.getState()
  const { isOpen, isClosing } = flags.menu
  if (isOpen || isClosing || lightbox.isOpen || flags.vid) return true
  if (document.fullscreenElement || document.querySelector(OPEN)) return true
  return hasTyped() || document.activeElement?.matches(TEXT_FIELD) === true || isFilmPlaying()
}

function isFilmPlaying() {
  return [...document.querySelectorAll('video')].some(({ paused, ended }) => !paused && !ended)
}
