import type { createBrowserRouter } from 'react-router'
import type { PageModel } from '../app/page-model.ts'
import { PAGE_ROUTE } from '../app/places.ts'
import { setFlag, takeInventory } from '../browser/store/actions.ts'
import type { SiteStore } from '../browser/store/store.ts'
import { whenLoaded } from './when-loaded.ts'

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'subscribe'>

/** Keeps the store in step with the browser: whether it has loaded, what it shows, what it plays. */
export function fillStore(store: SiteStore, router: Router): void {
  whenLoaded(() => setFlag(store, 'loaded', true))
  followPages(store, router)
  followFilms((isOn) => setFlag(store, 'vid', isOn))
}

/** Every page that is shown says which houses and amenities the store holds. */
function followPages(store: SiteStore, router: Router) {
  let shown = router.state.loaderData[PAGE_ROUTE]
  router.subscribe(({ loaderData }) => {
    const page: PageModel | undefined = loaderData[PAGE_ROUTE]
    if (!page || page === shown) return
    shown = page
    takeInventory(store, page)
  })
}

const EVENTS = ['play', 'pause', 'ended', 'emptied', 'volumechange', 'fullscreenchange']

/** Events of films do not bubble, but they pass the document on their way down. */
function followFilms(tell: (isOn: boolean) => void) {
  const look = () => tell(isFilmOn())
  for (const event of EVENTS) document.addEventListener(event, look, { capture: true })
}

function isFilmOn() {
  const isWatched = (film: HTMLVideoElement) => !film.paused && !film.muted
  const whole = document.fullscreenElement
  return [...document.querySelectorAll('video')].some(isWatched) || isFilm(whole)
}

function isFilm(element: Element | null) {
  return element?.matches('video, iframe') ?? false
}
