import { scrollPageTo } from '@belvedere/motion/scroll/scroll-to.ts'
import { isPlainClick } from '@belvedere/ui/plain-click.ts'
import { sendToMenu } from '../../browser/store/actions.ts'
import type { MenuState } from '../../browser/store/menu.ts'
import { watch } from '../../browser/store/watch.ts'
import { TOGGLE_NAME, TOGGLE_TEXT } from '../element-ids.ts'
import type { Attach, Shell } from '../part.ts'
import { followPosition } from './follow-position.ts'

/** Updates the header with the scroll position and the menu; its toggle opens the menu. */
export const attach: Attach = ({ store, register }) => {
  const header = document.querySelector<HTMLElement>('#app > header')
  const toggle = header?.querySelector('button')
  const home = header?.querySelector<HTMLAnchorElement>('a[href="/"]')
  if (!header) return

  followPosition(store, ({ notSticky, fixed, scrolled }) => {
    header.toggleAttribute('data-not-sticky', notSticky)
    header.toggleAttribute('data-fixed', fixed)
    header.toggleAttribute('data-scrolled', scrolled)
  })
  const showMenu = ({ isOpen, isClosing }: MenuState) => {
    header.toggleAttribute('data-active', isOpen)
    header.toggleAttribute('data-leaving', isClosing)
    if (toggle) updateToggle(toggle, isOpen)
  }
  watch(store, ({ flags }) => flags.menu, showMenu)
  watch(
    store,
    ({ flags }) => flags.sh,
    (mayShow) => {
      header.hidden = !mayShow
    },
  )
  toggle?.addEventListener('click', () => sendToMenu(store, 'toggle'))
  if (home) scrollToTopOnHome(home, register, () => sendToMenu(store, 'close'))
}

/** On the home page the link to it scrolls to the top instead, and calls `onTop` (spec §2). */
function scrollToTopOnHome(
  home: HTMLAnchorElement,
  register: Shell['register'],
  onTop: () => void,
): void {
  let isHome = false
  register({
    enter: ({ path }) => {
      isHome = path === '/'
    },
  })
  home.addEventListener('click', (event) => {
    if (!isHome || !isPlainClick(event)) return
    event.preventDefault()
    scrollPageTo(0)
    onTop()
  })
}

/**
 * Updates the text and state of the toggle. While the menu is open its name includes the visible
 * text "Close", so that voice control can address it.
 */
function updateToggle(toggle: HTMLElement, isOpen: boolean): void {
  const text = toggle.querySelector<HTMLElement>(`#${TOGGLE_TEXT}`)
  if (!text || toggle.ariaExpanded === String(isOpen)) return
  toggle.ariaExpanded = String(isOpen)
  text.textContent = (isOpen ? text.dataset.open : text.dataset.closed) ?? ''
  if (isOpen) toggle.setAttribute('aria-labelledby', `${TOGGLE_NAME} ${TOGGLE_TEXT}`)
  else toggle.removeAttribute('aria-labelledby')
}
