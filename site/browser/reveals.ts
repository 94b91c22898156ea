import { createRevealPart } from '@belvedere/motion/reveal/start.ts'
import { isCrawler } from '@belvedere/ui/device-now.ts'
import { whenIdle } from '@belvedere/ui/when-idle.ts'
import type { PagePart } from '../shell/part.ts'

/**
 * Starts the reveal animations once the browser is idle. With a splash they start at once, because it
 * leaves whether or not they are there.
 */
export function startReveals(register: (part: PagePart) => void): void {
  const main = document.getElementById('main')
  if (isCrawler() || !main) return
  const start = () => register(createRevealPart(main))
  if ('splash' in document.documentElement.dataset) start()
  else whenIdle(start)
}
