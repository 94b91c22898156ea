import { loadChunk } from '@belvedere/ui/load-chunk.ts'
import { isScreen, kindFile } from './kind-files.ts'

/** Makes a static block interactive until the signal aborts. */
type Attach = (root: HTMLElement, signal: AbortSignal) => void

/** A screen has a script of its own, which only its pages load. */
const screens = import.meta.glob<Attach>('../screens/*/behaviour.ts', { import: 'attach' })

/**
 * Attaches the behaviours of all blocks on a page. A failing behaviour is logged and does not
 * affect the others.
 */
export function startBehaviours(main: HTMLElement, signal: AbortSignal): void {
  for (const block of blocksIn(main)) startBehaviour(block, signal)
}

/** Attaches the behaviour of one block, if its kind has one. */
export function startBehaviour(block: HTMLElement, signal: AbortSignal): void {
  void attachTo(block, signal)
}

async function attachTo(block: HTMLElement, signal: AbortSignal) {
  try {
    const attach = await loadChunk(() => behaviourOf(block), signal)
    if (!signal.aborted) attach?.(block, signal)
  } catch (error) {
    if (!signal.aborted)
      console.error(`The behaviour of block kind ${block.dataset.block} failed:`, error)
  }
}

/** Preloads the behaviours of a page, so that they can start as soon as it is shown. */
export async function fetchBehaviours(page: ParentNode): Promise<void> {
  await Promise.all(blocksIn(page).map(behaviourOf))
}

function blocksIn(page: ParentNode) {
  return [...page.querySelectorAll<HTMLElement>('[data-block]')]
}

async function behaviourOf(block: HTMLElement): Promise<Attach | undefined> {
  const file = kindFile(block, 'behaviour.ts')
  if (isScreen(block)) return screens[file]?.()
  return (await import('./block-behaviours.ts')).behaviours[file]
}
