import { loadChunk } from '@belvedere/ui/load-chunk.ts'
import { fileOf } from './kind-files.ts'

export type Behaviour = {
  /** Adds to a static block what little it does in the browser, until the signal aborts. */
  attach: (root: HTMLElement, signal: AbortSignal) => void
}

const chunks = import.meta.glob<Behaviour>([
  '../../blocks/*/behaviour.ts',
  '../screens/*/behaviour.ts',
])

/** Attaches the behaviours of all blocks in a page. One that fails costs only itself. */
export function startBehaviours(main: HTMLElement, signal: AbortSignal): void {
  for (const block of main.querySelectorAll<HTMLElement>('[data-block]')) {
    const load = chunks[fileOf(block, 'behaviour.ts')]
    if (load) void attachTo(block, load, signal)
  }
}

async function attachTo(block: HTMLElement, load: () => Promise<Behaviour>, signal: AbortSignal) {
  try {
    const { attach } = await loadChunk(load)
    if (!signal.aborted) attach(block, signal)
  } catch (error) {
    console.error(`The behaviour of block kind ${block.dataset.block} failed:`, error)
  }
}

/** Fetches the behaviours that a page needs, so that they are there when it is shown. */
export async function fetchBehaviours(page: ParentNode): Promise<void> {
  const blocks = [...page.querySelectorAll<HTMLElement>('[data-block]')]
  await Promise.all(blocks.map((block) => chunks[fileOf(block, 'behaviour.ts')]?.()))
}
