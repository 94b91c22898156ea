import { isOnControls } from './film-controls.ts'
import { isPagePinched } from './page-zoom.ts'

type Pressed = Pick<PointerEvent, 'target' | 'pointerType' | 'button' | 'clientY'>

/**
 * The part that handles a press on the stage. `others`: controls, the link of a missing picture, and the
 * browser while the page is pinched. `shared`: touch on a film, where a swipe pages and a tap goes
 * to the film. `stage`: everything else.
 */
export function ownerOf({ target, pointerType, button, clientY }: Pressed) {
  if (button !== 0 || (isPagePinched() && pointerType !== 'mouse')) return 'others'
  const control = target instanceof Element && target.closest('a, button, video, iframe')
  if (!control) return 'stage'
  return pointerType === 'touch' && isFilm(control, clientY) ? 'shared' : 'others'
}

/** A film of this site above its controls, or the link that covers the still of one elsewhere. */
function isFilm(control: Element, y: number) {
  if (document.fullscreenElement) return false
  if (control.matches('video')) return !isOnControls(y, control.getBoundingClientRect())
  return control.matches('[data-film] > a')
}
