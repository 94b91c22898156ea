import { scrollPageTo } from '@belvedere/motion/scroll/scroll-to.ts'
import { isPlainClick } from '@belvedere/ui/plain-click.ts'
import type { Shell } from '../part.ts'

/** On the home page the link to it scrolls to the top instead, and calls `onTop` (spec §2). */
export function scrollToTopOnHome(
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
