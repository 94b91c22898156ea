import { pageIsIn } from './page-is-in.ts'

/** With more, the nearest film would share its line with those that nobody sees yet. */
const AT_ONCE = 2

/** A film has what it needs for now, or gets nothing more for a while. */
const DONE = ['canplaythrough', 'suspend', 'stalled', 'error', 'abort', 'emptied']

/** As much of a film as its turn is about; `data-src` says what its source is to be. */
export type DeferredFilm = EventTarget &
  Pick<
    HTMLVideoElement,
    | 'dataset'
    | 'src'
    | 'load'
    | 'closest'
    | 'hasAttribute'
    | 'removeAttribute'
    | 'getBoundingClientRect'
  >

const waiting = new Set<DeferredFilm>()
const loading = new Set<DeferredFilm>()

/** Lets a film load when its turn comes: after the page itself, and the nearest one first. */
export function queueFilm(video: DeferredFilm): void {
  if (isReal(video) || waiting.has(video)) return
  waiting.add(video)
  pageIsIn().then(loadNext)
}

/** Gives up a place in the queue; a film that loads already goes on. */
export function unqueueFilm(video: DeferredFilm): void {
  waiting.delete(video)
}

/** Gives a film the source that it was kept from so far. */
export function makeReal(video: DeferredFilm): void {
  waiting.delete(video)
  if (!isReal(video) && video.dataset.src) video.src = video.dataset.src
}

/** Takes the source away again; whatever still loads, ends. */
export function makeUnreal(video: DeferredFilm): void {
  waiting.delete(video)
  if (!isReal(video)) return
  video.removeAttribute('src')
  video.load()
}

export function isReal(video: DeferredFilm): boolean {
  return video.hasAttribute('src')
}

function loadNext() {
  const [video] = [...waiting].sort((one, other) => distanceOf(one) - distanceOf(other))
  if (!video || loading.size >= mostAtOnce()) return
  loading.add(video)
  onceDone(video, () => {
    loading.delete(video)
    loadNext()
  })
  makeReal(video)
  loadNext()
}

/** The film that a page opens with is seen first, and shares its line with none that comes later. */
function mostAtOnce() {
  const isOpening = (video: DeferredFilm) => video.closest('[data-opening]') !== null
  return [...loading].some(isOpening) ? 1 : AT_ONCE
}

/** How far a film is from the view, up or down. */
function distanceOf(video: DeferredFilm) {
  const { top, bottom } = video.getBoundingClientRect()
  return Math.max(top - innerHeight, -bottom, 0)
}

function onceDone(video: DeferredFilm, act: () => void) {
  const wait = new AbortController()
  const end = () => {
    wait.abort()
    act()
  }
  for (const event of DONE) video.addEventListener(event, end, { signal: wait.signal })
}
