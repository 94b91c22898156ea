import { afterFrame } from '@belvedere/ui/after-frame.ts'
import { sendToMenu } from '../../browser/store/actions.ts'
import type { MenuState } from '../../browser/store/menu.ts'
import { watch } from '../../browser/store/watch.ts'
import type { Attach } from '../part.ts'
import { MENU } from '../places.ts'
import { closeWhen } from './close-when.ts'
import { markCurrent } from './mark-current.ts'
import { hideQuestion, setRestInert } from './rest.ts'
import { showPictures } from './show-pictures.ts'

/** Opens and closes the panel as the store says, and closes it for every reason there is (spec §4). */
export const attach: Attach = ({ store, register, sharePicture }) => {
  const panel = document.getElementById(MENU)
  const toggle = document.querySelector<HTMLElement>(`[aria-controls=${MENU}]`)
  if (!panel || !toggle) return

  const pictures = showPictures(panel, sharePicture)
  const close = () => sendToMenu(store, 'close')
  let opened: AbortController | undefined

  const show = (state: MenuState) => {
    const { isOpen, isOpening, isClosing } = state
    const hadFocus = isClosing && holdsFocus(panel)
    panel.hidden = !isOpen && !isClosing
    panel.toggleAttribute('data-closing', isClosing)
    if (isOpen !== Boolean(opened)) turn(isOpen)
    if (hadFocus) toggle.focus({ preventScroll: true })
    if (panel.hidden) pictures.clear()
    if (isOpening || isClosing) afterFrame(() => void settleAfter(state))
    // Neither the frame that answers a press nor one of the movement waits for the page's styles.
    if (isOpen && !isOpening) setRestInert(true)
    if (!isOpen) afterFrame(freeRest)
  }
  const freeRest = () => {
    if (!store.getState().flags.menu.isOpen) setRestInert(false)
  }
  const turn = (isOpen: boolean) => {
    panel.inert = !isOpen
    hideQuestion(isOpen)
    opened?.abort()
    opened = isOpen ? new AbortController() : undefined
    if (opened) closeWhen(close, opened.signal)
  }
  /** The style sheet decides how long the panel moves; this only waits for it. */
  const settleAfter = async (state: MenuState) => {
    await Promise.allSettled(panel.getAnimations().map(({ finished }) => finished))
    if (store.getState().flags.menu === state) sendToMenu(store, 'settle')
  }

  watch(store, ({ flags }) => flags.menu, show)
  panel.addEventListener('click', (event) => {
    if (leavesPage(event)) close()
  })
  register({
    // The next page is styled anyway, and its heading takes the focus.
    leave: () => setRestInert(false),
    enter: ({ by, path }) => {
      if (by === 'document') return
      markCurrent(panel, path)
      close()
    },
  })
}

/** A browser may already have taken the focus from the panel because it became inert. */
function holdsFocus(panel: HTMLElement): boolean {
  const { activeElement, body } = document
  return activeElement === null || activeElement === body || panel.contains(activeElement)
}

/** True for a link that shows another page in this tab. */
function leavesPage({ target, metaKey, ctrlKey, shiftKey }: MouseEvent): boolean {
  if (metaKey || ctrlKey || shiftKey || !(target instanceof Element)) return false
  return target.closest('a:not([target="_blank"])') !== null
}
