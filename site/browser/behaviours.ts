import { loadChunk } from '@belvedere/ui/load-chunk.ts'
import { kindFile } from './kind-files.ts'

type Behaviour = {
  /** Makes a static block interactive until the signal aborts. */
  attach: (root: HTMLElement, signal: AbortSignal) => void
}

const chunks = import.meta.glob<Behaviour>([
  '../../blocks/*/behaviour.ts',
  '../screens/*/behaviour.ts',
])

/**
 * Attaches the behaviours of all blocks on a page. A failing behaviour is logged and does not
 * affect the others.
 */
export function startBehaviours(main: HTMLElement, signal: AbortSignal): void {
  for (const block of main.querySelectorAll<HTMLElement>('[data-block]'))
    startBehaviour(block, signal)
}

/** Attaches the behaviour of one block, if its kind has one. */
export function startBehaviour(block: HTMLElement, signal: AbortSignal): void {
  const load = chunks[kindFile(block, 'behaviour.ts')]
  if (load) void attachTo(block, load, signal)
}

async function attachTo(block: HTMLElement, load: () => Promise<Behaviour>, signal: AbortSignal) {
  try {
    const { attach } = await loadChunk(load, signal)
    if (!signal.aborted) attach(block, signal)
  } catch (error) {
    if (!signal.aborted)
      console.error(`The behaviour of block kind ${block.dataset.block} failed:`, error)
  }
}

/** Preloads the behaviours of a page, so that they can start as soon as it is shown. */
export async function fetchBehaviours(page: ParentNode): Promise<void> {
  const blocks = [...page.querySelectorAll<HTMLElement>('[data-block]')]
  await Promise.all(blocks.map((block) => chunks[kindFile(block, 'behaviour.ts')]?.()))
}
