import { reloadOnce } from './reload-once.ts'

/** For so long a document that is being left may stay. A download leaves it there for good. */
const LEAVING_MS = 5000

let leftAt = Number.NEGATIVE_INFINITY

/** The document is about to be left: what fails for a while fails because of that. */
export function noteLeaving(): void {
  leftAt = Date.now()
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
    if (Date.now() - leftAt > LEAVING_MS && reloadOnce()) return new Promise<never>(() => {})
    throw error
  }
}
