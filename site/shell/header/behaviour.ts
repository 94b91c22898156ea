import { sendToMenu } from '../../browser/store/actions.ts'
import type { MenuState } from '../../browser/store/menu.ts'
import { watch } from '../../browser/store/watch.ts'
import type { Attach } from '../part.ts'
import { followPosition } from './follow-position.ts'
import { scrollToTopOnHome } from './scroll-to-top.ts'
import { updateToggle } from './update-toggle.ts'

/** Updates the header with the scroll position and the menu; its toggle opens the menu. */
export const attach: Attach = ({ store, register }) => {
  const header = document.querySelector<HTMLElement>('#app > header')
  const toggle = header?.querySelector('button')
  const home = header?.querySelector<HTMLAnchorElement>('a[href="/"]')
  if (!header || !toggle) return

  followPosition(store, ({ notSticky, fixed, scrolled }) => {
    header.toggleAttribute('data-not-sticky', notSticky)
    header.toggleAttribute('data-fixed', fixed)
    header.toggleAttribute('data-scrolled', scrolled)
  })
  const showMenu = ({ isOpen, isClosing }: MenuState) => {
    header.toggleAttribute('data-active', isOpen)
    header.toggleAttribute('data-leaving', isClosing)
    updateToggle(toggle, isOpen)
  }
  watch(store, ({ flags }) => flags.menu, showMenu)
  watch(
    store,
    ({ flags }) => flags.sh,
    (mayShow) => {
      header.hidden = !mayShow
    },
  )
  toggle.addEventListener('click', () => sendToMenu(store, 'toggle'))
  if (home) scrollToTopOnHome(home, register, () => sendToMenu(store, 'close'))
}
