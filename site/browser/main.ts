import { isCrawler, savesData } from '@belvedere/ui/device-now.ts'
import { whenIdle } from '@belvedere/ui/when-idle.ts'
import { whenLoaded } from '@belvedere/ui/when-loaded.ts'
import type { Attach, Shell } from '../shell/part.ts'
import { followForms } from './forms.ts'
import { followNavigations } from './navigate.ts'
import { createPage } from './page.ts'
import type { InlineState } from './page-data.ts'
import { payloadAddress, readPayload } from './payload.ts'
import { createPrefetchQueue } from './prefetch-queue.ts'
import { startReveals } from './reveals.ts'
import { sharePictures } from './share-picture.ts'
import { smoothScroll } from './smooth-scroll.ts'
import { sendToMenu, setFlag } from './store/actions.ts'
import { followFilms } from './store/follow-films.ts'
import { createSiteStore } from './store/store.ts'

/** Every piece of the shell that does something in the browser. */
const pieces = import.meta.glob<Attach>('../shell/*/behaviour.ts', {
  import: 'attach',
  eager: true,
})

const { page: first, settings }: InlineState = JSON.parse(textOf('state'))
const store = createSiteStore(settings, first)
const queue = createPrefetchQueue(async (address, isUrgent, signal) => {
  const priority = isUrgent ? 'auto' : 'low'
  return readPayload(await fetch(payloadAddress(address), { priority, signal }))
})
const page = createPage(mainElement(), first, store)
const shell: Shell = { store, register: page.register, sharePicture: sharePictures(queue) }

for (const [file, attach] of Object.entries(pieces)) attempt(file, () => attach(shell))
whenLoaded(() => setFlag(store, 'loaded', true))
followFilms(store)
smoothScroll(store)
startReveals(page.register)
// Elsewhere links and forms load documents.
if ('navigation' in window && 'withResolvers' in Promise) {
  followForms()
  followNavigations({ page, running: first, queue, onOtherPage: () => sendToMenu(store, 'close') })
  if (!isCrawler() && !savesData()) whenLoaded(() => whenIdle(prefetch))
}
document.getElementById('app')?.setAttribute('data-ready', '')

function prefetch() {
  // What does not arrive costs nobody anything but time.
  import('./prefetch.ts').then(
    (module) => module.startPrefetching(queue, page.register),
    () => {},
  )
}

function mainElement() {
  const main = document.getElementById('main')
  if (!main) throw new Error('The document has no element "main".')
  return main
}

function textOf(id: string) {
  return document.getElementById(id)?.textContent ?? ''
}

/** A piece that fails leaves the others to their work. */
function attempt(piece: string, act: () => void) {
  try {
    act()
  } catch (error) {
    console.error(`A piece of the shell failed (${piece}):`, error)
  }
}
