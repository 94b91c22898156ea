import { reloadOnce } from './reload-once.ts'

/** How long a document may still be there after it began to be left. */
const LEAVING_MS = 5000
/** A script that is lost again stays lost for a while: a slow page would never come to rest. */
const LOST_MS = 10 * 60_000

let leftAt = Number.NEGATIVE_INFINITY

/** Call it before the document is left: requests that fail from then on were cut short by that. */
export function noteLeaving(): void {
  leftAt = Date.now()
}

/**
 * Loads a part of this build's code. Where it does not arrive, the page is reloaded once (spec §8);
 * after that the promise rejects, and the page stays as the server sent it.
 */
export async function loadChunk<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load()
  } catch (error) {
    console.error('A script did not load:', error)
    if (reloadForChunk()) return new Promise<never>(() => {})
    throw error
  }
}

/** Reloads a page that misses a script, unless it is being left or somebody has typed into it. */
export function reloadForChunk(): boolean {
  if (Date.now() - leftAt < LEAVING_MS || hasTyped()) return false
  return reloadOnce(location.href, LOST_MS)
}

function hasTyped() {
  return [...document.querySelectorAll('textarea, input')].some((field) => {
    if (field instanceof HTMLTextAreaElement) return field.value !== field.defaultValue
    return field instanceof HTMLInputElement && isChanged(field)
  })
}

/** The value of a box that can be ticked says nothing. */
function isChanged({ type, value, defaultValue, checked, defaultChecked }: HTMLInputElement) {
  if (type === 'checkbox' || type === 'radio') return checked !== defaultChecked
  return value !== defaultValue
}
