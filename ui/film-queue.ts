import { openingLoaded } from './opening-loaded.ts'
import { BLOCK } from './while-near.ts'

/** More would make the nearest video share bandwidth with videos that are not visible yet. */
const MAX_LOADING = 2

/** Events after which a video has enough data, or gets no more for a while. */
const DONE = ['canplaythrough', 'suspend', 'stalled', 'error', 'abort', 'emptied']

/** The parts of a video element that the queue uses; `data-src` holds the source. */
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

/** Queues a video: the queue starts after the page has loaded, with the nearest video. */
export function queueFilm(video: DeferredFilm): void {
  if (hasSource(video) || waiting.has(video)) return
  waiting.add(video)
  openingLoaded().then(loadNext)
}

/** Removes a video from the queue; one that is loading continues. */
export function unqueueFilm(video: DeferredFilm): void {
  waiting.delete(video)
}

/** Sets the video's deferred source, which starts loading. */
export function setSource(video: DeferredFilm): void {
  waiting.delete(video)
  if (!hasSource(video) && video.dataset.src) video.src = video.dataset.src
}

/** Removes the video's source, which stops loading. */
export function clearSource(video: DeferredFilm): void {
  waiting.delete(video)
  if (!hasSource(video)) return
  video.removeAttribute('src')
  video.load()
}

export function hasSource(video: DeferredFilm): boolean {
  return video.hasAttribute('src')
}

function loadNext() {
  const [video] = [...waiting].sort((one, other) => distanceOf(one) - distanceOf(other))
  if (!video || loading.size >= maxLoading()) return
  loading.add(video)
  onceDone(video, () => {
    loading.delete(video)
    loadNext()
  })
  setSource(video)
  loadNext()
}

/** The opening video is seen first, so it loads alone. */
function maxLoading() {
  const isOpening = (video: DeferredFilm) => video.closest('[data-opening]') !== null
  return [...loading].some(isOpening) ? 1 : MAX_LOADING
}

/**
 * The distance of its block to the viewport in px, up or down. Measuring what is in a block that the
 * browser skips would lay it out.
 */
function distanceOf(video: DeferredFilm) {
  const { top, bottom } = (video.closest(BLOCK) ?? video).getBoundingClientRect()
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
