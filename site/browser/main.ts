import { isCrawler, savesData } from '@belvedere/ui/device-now.ts'
import { followTyping } from '@belvedere/ui/has-typed.ts'
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
import { setFlag } from './store/actions.ts'
import { followFilms } from './store/follow-films.ts'
import { createSiteStore } from './store/store.ts'
import type { Tab } from './tab.ts'
import { loadTravel } from './travel/load-travel.ts'
import { collectShown } from './visit/collect-shown.ts'

/** The behaviours of the shell, by file in its folder. */
const behaviours = import.meta.glob<Attach>('./*/behaviour.ts', {
  base: '../shell',
  import: 'attach',
  eager: true,
})

const main = document.getElementById('main')
if (!main) throw new Error('No element "main".')

const state = document.getElementById('state')?.textContent ?? ''
const { page: first, features, tags, preview }: InlineState = JSON.parse(state)
const tab: Tab = first
const store = createSiteStore(features)
const queue = createPrefetchQueue(async (address, isUrgent, signal) => {
  const priority = isUrgent ? 'auto' : 'low'
  return readPayload(await fetch(payloadAddress(address), { priority, signal }))
}, tab)
const page = createPage(main, first)

const isAskingAhead = !isCrawler() && !savesData() && !preview
const travels = isAskingAhead ? loadTravel() : {}
const sharePicture = sharePictures(queue)
const shell: Shell = { store, register: page.register, sharePicture, travels }

followTyping()
for (const [file, attach] of Object.entries(behaviours)) {
  try {
    attach(shell)
  } catch (error) {
    // The others work without it.
    console.error(`Shell behaviour failed (${file}):`, error)
  }
}
whenLoaded(() => setFlag(store, 'loaded', true))
followFilms(store)
smoothScroll(store)
startReveals(page.register)
// Without these APIs links and forms load documents; so they do in a preview.
if (!preview && 'navigation' in window && 'withResolvers' in Promise) {
  followForms()
  followNavigations({ page, tab, queue, travels })
  // Without it navigations are just slower.
  if (isAskingAhead)
    atRest(
      () => import('./at-rest.ts'),
      (it) => it.startPrefetching(queue, page.register),
    )
}
// Without it the server answers redirects, and every payload names its build.
if (isAskingAhead)
  atRest(
    () => import('./at-rest.ts'),
    (it) => it.followBuilds(tab, store),
  )
if (!preview && !isCrawler()) {
  const shown = collectShown(page.register)
  atRest(
    () => import('./at-rest.ts'),
    (it) => it.countVisits(shown),
  )
}
if (tags && !preview)
  atRest(
    () => import('./tags/follow-consent.ts'),
    (it) => it.followConsent(tags, tab, page.register),
  )
if (preview)
  void import('./preview/start-preview.ts').then((module) => module.start(preview, store))
document.getElementById('app')?.setAttribute('data-ready', '')

/** Loads an optional script once the page is loaded and idle; without it the page works as well. */
function atRest<Module>(load: () => Promise<Module>, start: (module: Module) => void) {
  whenLoaded(() => whenIdle(() => void load().then(start, () => {})))
}
