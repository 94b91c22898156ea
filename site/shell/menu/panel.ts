import { afterFrame } from '@belvedere/motion/after-frame.ts'
import { sendToMenu } from '../../browser/store/actions.ts'
import type { MenuState } from '../../browser/store/menu.ts'
import { COOKIES } from '../element-ids.ts'
import type { Shell } from '../part.ts'
import { addCloseTriggers } from './close-triggers.ts'
import type { followLinks } from './menu-layers.ts'
import './styles.ts'

/**
 * Opens and closes the panel as the state given to `show` says, and closes it whenever the
 * specification asks for it (§4).
 */
export function createPanel(panel: HTMLElement, toggle: HTMLElement, shell: Shell) {
  const { store, register } = shell
  const pictures = attachLinkPreviews(panel, shell)
  const close = () => sendToMenu(store, 'close')
  let opened: AbortController | undefined

  const show = (state: MenuState) => {
    const { isOpen, isOpening, isClosing } = state
    const hadFocus = isClosing && hasFocusWithin(panel)
    panel.hidden = !isOpen && !isClosing
    panel.toggleAttribute('data-closing', isClosing)
    if (isOpen !== Boolean(opened)) setOpen(isOpen)
    if (hadFocus) toggle.focus({ preventScroll: true })
    if (panel.hidden) pictures.clear()
    if (isOpening || isClosing) afterFrame(() => void settleAfter(state))
    // Changing `inert` restyles the page: on opening this waits until the panel has stopped moving,
    // and on closing until the frame after the press, so that the page can be used at once.
    if (isOpen && !isOpening) setPageInert(true)
    if (!isOpen) afterFrame(releasePage)
  }
  const releasePage = () => {
    if (!store.getState().flags.menu.isOpen) setPageInert(false)
  }
  const setOpen = (isOpen: boolean) => {
    panel.inert = !isOpen
    hideCookieBanner(isOpen)
    opened?.abort()
    opened = isOpen ? new AbortController() : undefined
    if (opened) addCloseTriggers(close, opened.signal)
  }
  /** The stylesheet sets the duration; this waits for its animations. */
  const settleAfter = async (state: MenuState) => {
    await Promise.allSettled(panel.getAnimations().map(({ finished }) => finished))
    if (store.getState().flags.menu === state) sendToMenu(store, 'settle')
  }

  panel.addEventListener('click', (event) => {
    if (isClosedBy(event)) close()
  })
  // The next page needs new styles anyway, and its heading takes the focus.
  register({ leave: () => setPageInert(false) })
  return { show }
}

/** True also if nothing has the focus: some browsers blur the panel once it is inert. */
function hasFocusWithin(panel: HTMLElement): boolean {
  const { activeElement, body } = document
  return activeElement === null || activeElement === body || panel.contains(activeElement)
}

/**
 * True for a link that leads to no other page of this site: to this one, a mail program or a phone. Over a new page the panel stays until that is there, and then leaves with one movement.
 */
function isClosedBy({ target, metaKey, ctrlKey, shiftKey }: MouseEvent): boolean {
  if (metaKey || ctrlKey || shiftKey || !(target instanceof Element)) return false
  const link = target.closest<HTMLAnchorElement>('a:not([target="_blank"])')
  if (!link) return false
  return link.origin !== location.origin || link.pathname === location.pathname
}

/**
 * Makes everything but header and panel inert, so that the focus stays there while the menu is
 * open. Expensive: the browser restyles the whole page.
 */
function setPageInert(isInert: boolean): void {
  for (const part of document.querySelectorAll<HTMLElement>('#app > :is(.skip, main, footer)'))
    part.inert = isInert
}

/** The cookie banner lies over everything, so it is hidden while the menu is open. */
function hideCookieBanner(isHidden: boolean): void {
  const banner = document.getElementById(COOKIES)
  if (banner) banner.hidden = isHidden
}

type Layers = ReturnType<typeof followLinks>

/**
 * Shows the share images of hovered and focused links beside the menu. The script for it loads with
 * the first of them; a menu without its own picture has no space for others.
 */
function attachLinkPreviews(panel: HTMLElement, shell: Shell) {
  let layers: Promise<Layers> | undefined
  const own = panel.querySelector('template')
  const point = ({ target }: Event) => {
    const link = target instanceof Element && target.closest('nav a')
    if (!link || !own) return
    layers ??= import('./menu-layers.ts').then((it) => it.followLinks(own, shell))
    layers
      .then(({ point }) => point(link))
      .catch(() => {
        layers = undefined
      })
  }
  for (const type of own ? ['pointerover', 'focusin'] : [])
    panel.addEventListener(type, point, { passive: true })

  return {
    clear: () =>
      void layers?.then(
        ({ clear }) => clear(),
        () => undefined,
      ),
  }
}
