import { askedFor, isAway, untilBack } from '../until-back.ts'

/** A file that comes, and fails all the same, is given up after so many times. */
const MOST = 5

/** How often each file was brought again. */
const brought = new Map<string, number>()
/** The errors of files that the service does not have. */
const givenUp = new WeakSet<Event>()

/**
 * Brings scripts and styles that were lost on the way, once the service answers. Turbopack tries twice
 * within a second; then the part of the studio that needs them fails, and Next puts “This page
 * couldn’t load” in place of the whole form. A file that is not there any more, since the studio was
 * built anew, fails as before.
 *
 * No upstream issue found. To reproduce, kill the service while a script of the studio loads.
 */
export function bringLostScripts(): void {
  // Before the handlers of the element itself.
  window.addEventListener('error', onError, true)
}

function onError(event: Event) {
  const { target } = event
  const isFile = target instanceof HTMLScriptElement || target instanceof HTMLLinkElement
  if (!isFile || givenUp.has(event)) return
  const url = addressOf(target)
  const times = brought.get(url) ?? 0
  if (!url.startsWith(`${location.origin}/_next/static/`) || times === MOST) return
  event.stopImmediatePropagation()
  brought.set(url, times + 1)
  void bring(target, url)
}

type File = HTMLScriptElement | HTMLLinkElement

const addressOf = (file: File) => ('src' in file ? file.src : file.href)

async function bring(file: File, url: string) {
  if (await isThere(url)) return file.replaceWith(copyOf(file))
  const error = new Event('error')
  givenUp.add(error)
  file.dispatchEvent(error)
}

/** Waits until the service says whether it has a file. */
async function isThere(url: string): Promise<boolean> {
  for (let failures = 0; ; failures++) {
    const answer = await fetch(url, { method: 'HEAD' }).catch(() => undefined)
    if (answer && !isAway(answer)) return answer.ok
    await untilBack(failures, askedFor(answer))
  }
}

/** Browsers load an element once. */
function copyOf(file: File): File {
  const copy = document.createElement(file.localName === 'script' ? 'script' : 'link')
  for (const { name, value } of file.attributes) copy.setAttribute(name, value)
  copy.onload = file.onload
  copy.onerror = file.onerror
  return copy
}
