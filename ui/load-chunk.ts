import { reloadOnce } from './reload-once.ts'

let isLeaving = false

/** The document is about to be left: what fails from now on fails because of that. */
export function noteLeaving(): void {
  isLeaving = true
}

/**
 * Loads a part of this build's code. Where it does not arrive, the page is reloaded at most once in
 * ten seconds (spec §8); after that the promise rejects, and the page stays as the server sent it.
 */
export async function loadChunk<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load()
  } catch (error) {
    console.error('A script did not load:', error)
    if (!isLeaving && reloadOnce()) return new Promise<never>(() => {})
    throw error
  }
}
