import { scrollPageTo } from '@belvedere/motion/scroll/scroll-to.ts'
import { isPlainClick } from '@belvedere/ui/plain-click.ts'
import type { Shell } from '../part.ts'

/** On the home page the link that leads there leads to its top, and `onTop` is told (spec §2). */
export function leadToTop(
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
