import { isOnControls } from './film-controls.ts'
import { isPagePinched } from './page-zoom.ts'

type Pressed = Pick<PointerEvent, 'target' | 'pointerType' | 'button' | 'clientY'>

/**
 * Whose a press on the stage is. Controls, and what a picture that is lost offers, take their own.
 * What a finger does on a film is shared: a swipe is ours, and a tap the film's. On a page that is
 * pinched larger fingers are the browser's.
 */
export function ownerOf({ target, pointerType, button, clientY }: Pressed) {
  if (button !== 0 || (isPagePinched() && pointerType !== 'mouse')) return 'others'
  const control = target instanceof Element && target.closest('a, button, video, iframe')
  if (!control) return 'stage'
  return pointerType === 'touch' && isFilm(control, clientY) ? 'shared' : 'others'
}

/** A film of our own above its controls, or the link to one elsewhere that covers its still. */
function isFilm(control: Element, y: number) {
  if (document.fullscreenElement) return false
  if (control.matches('video')) return !isOnControls(y, control.getBoundingClientRect())
  return control.matches('[data-film] > a')
}
