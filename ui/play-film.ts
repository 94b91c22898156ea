import { loopFilm } from './loop-film.ts'

/**
 * Makes a video (see `Film`) play in place until the signal aborts: a local one in a loop, an
 * external one in an iframe once it is pressed.
 */
export function playFilm(film: HTMLElement, signal: AbortSignal): void {
  const button = film.querySelector('a')
  const video = film.querySelector('video')
  if (button?.dataset.embed) void openLater(film, button, signal)
  else if (button && video) loopFilm({ film, button, video }, signal)
}

/** Few pages have such a video. Until its script has loaded, the link opens the video on its site. */
async function openLater(film: HTMLElement, button: HTMLAnchorElement, signal: AbortSignal) {
  const module = await import('./open-film.ts').catch(() => undefined)
  if (!signal.aborted) module?.openFilm(film, button, signal)
}
