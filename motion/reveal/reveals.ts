import { isCalm } from '../calm.ts'
import { watchArrivals } from './arrivals.ts'
import { showText, splitOf } from './show.ts'

/** What the server rendered and nobody draws again. Lists that scroll sideways appear as a whole. */
const REVEALED = '[data-block]:not([data-live]) [data-reveal]:not([data-strip] *)'

/** Lets a box appear; nothing where styles do that by themselves. */
type ShowBox = ((element: HTMLElement) => void) | undefined

export type Reveals = {
  /** Looks at all there is now. */
  begin(): void
  /** Lets what is in view appear, at the moment when something that covered it leaves. */
  uncover(): void
  /** Everything is there. */
  end(): void
}

/** The reveals of what a root element holds. */
export function createReveals(root: HTMLElement, showBox: ShowBox): Reveals {
  const all = () => [...root.querySelectorAll<HTMLElement>(REVEALED)]
  const show = (element: HTMLElement) => {
    const split = splitOf(element)
    if (split) showText(element, split)
    else if (showBox) showBox(element)
    else element.dataset.unseen = ''
  }
  const isLeftToStyles = (element: HTMLElement) => !showBox && !splitOf(element)
  const arrivals = watchArrivals({ canWait: isFree, isLeftToStyles, arrive: show })
  const end = () => {
    arrivals.end()
    for (const element of all()) delete element.dataset.unseen
  }
  const begin = () => {
    end()
    arrivals.expect(all())
  }
  const uncover = () => {
    if (isCalm()) return
    for (const element of all().filter(isInView).filter(isFree)) {
      arrivals.release(element)
      show(element)
    }
  }
  return { begin, uncover, end }
}

/** False for pictures that come as they are: all of them in calm, else those that move already. */
function isFree({ dataset: { reveal }, parentElement }: HTMLElement) {
  if (reveal !== 'unmask') return true
  return !isCalm() && parentElement?.getAnimations({ subtree: true }).length === 0
}

function isInView(element: HTMLElement) {
  const { top, bottom } = element.getBoundingClientRect()
  return bottom > 0 && top < innerHeight * 0.92
}
