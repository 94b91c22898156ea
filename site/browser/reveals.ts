import { isCrawler } from '@belvedere/ui/device-now.ts'
import { whenIdle } from '@belvedere/ui/when-idle.ts'
import type { PagePart } from '../shell/part.ts'

/**
 * Lets what is below the view appear as it comes, once the page has nothing better to do. A splash
 * leaves whether or not its successor is there.
 */
export function startReveals(register: (part: PagePart) => void): void {
  if (isCrawler()) return
  if ('splash' in document.documentElement.dataset) void load(register)
  else whenIdle(() => void load(register))
}

async function load(register: (part: PagePart) => void) {
  const main = document.getElementById('main')
  try {
    const { createRevealPart } = await import('@belvedere/motion/reveal/start.ts')
    if (main) register(await createRevealPart(main))
  } catch (error) {
    console.error('Nothing moves as it comes into view:', error)
  }
}
