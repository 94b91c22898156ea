import { isCrawler } from '@belvedere/ui/device-now.ts'
import { whenIdle } from '@belvedere/ui/when-idle.ts'
import type { PagePart } from '../shell/part.ts'

/**
 * Loads the reveal animations once the browser is idle. With a splash they load at once, because it
 * leaves whether or not they are there.
 */
export function startReveals(register: (part: PagePart) => void): void {
  if (isCrawler()) return
  if ('splash' in document.documentElement.dataset) void load(register)
  else whenIdle(() => void load(register))
}

async function load(register: (part: PagePart) => void) {
  const main = document.getElementById('main')
  try {
    const it = await import('@belvedere/motion/reveal/start.ts')
    if (main) register(it.createRevealPart(main))
  } catch (error) {
    console.error('Reveals failed to load:', error)
  }
}
