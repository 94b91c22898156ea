import { hasTyped } from '@belvedere/ui/has-typed.ts'
import type { SiteStore } from './store/store.ts'

/** An open dialog, or a navigation under way. */
const OPEN =
  'dialog[open], [aria-modal="true"]:not([hidden]), #page-sheet:not([hidden]), #pending:not([hidden])'
const TEXT_FIELD = 'textarea, input:not([type="checkbox"], [type="radio"], [type="range"])'

/**
 * Whether a reload would take something from the visitor: unsent input, an open menu, lightbox or
 * dialog, a video that the visitor watches, an embedded player, a navigation.
 */
export function isInUse(store: SiteStore): boolean {
  const { flags, lightbox } = store.getState()
  const { isOpen, isClosing } = flags.menu
  if (isOpen || isClosing || lightbox.isOpen || flags.vid) return true
  if (document.fullscreenElement || document.querySelector(OPEN) || isPlayerShown()) return true
  return hasTyped() || document.activeElement?.matches(TEXT_FIELD) === true || isFilmWatched()
}

/**
 * The embedded player of another site cannot be asked whether it plays, so it counts as playing.
 * Tags of other companies leave frames that nobody sees.
 */
function isPlayerShown() {
  const frames = [...document.querySelectorAll('iframe')]
  return frames.some((frame) => frame.checkVisibility({ visibilityProperty: true }))
}

function isFilmWatched() {
  const films = [...document.querySelectorAll('video')]
  return films.some((film) => !film.paused && !film.ended && !isDecoration(film))
}

/** A silent loop without controls that plays by itself (see `loopFilm`). */
function isDecoration(film: HTMLVideoElement) {
  return film.muted && film.loop && !film.controls && !film.closest('[data-pressed]')
}
