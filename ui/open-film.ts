import { isPlainClick } from './plain-click.ts'
import { whileNear } from './while-near.ts'

/** The messages that pause the players of YouTube and Vimeo. */
const PAUSE = [
  JSON.stringify({ event: 'command', func: 'pauseVideo', args: [] }),
  JSON.stringify({ method: 'pause' }),
]

/** Replaces the video's button, when pressed, by the external player in an iframe. */
export function openFilm(film: HTMLElement, button: HTMLAnchorElement, signal: AbortSignal): void {
  button.addEventListener(
    'click',
    (event) => {
      const address = button.dataset.embed
      if (!address || !isPlainClick(event)) return
      event.preventDefault()
      const frame = frameFor(address, button, film.querySelector('img')?.alt)
      film.append(frame)
      frame.focus({ preventScroll: true })
      pauseOutOfView(frame, signal)
    },
    { signal },
  )
}

function frameFor(address: string, button: HTMLElement, description: string | undefined) {
  const frame = document.createElement('iframe')
  const name = button.querySelector<HTMLElement>('[data-words]')?.dataset.words
  frame.title = [name, description].filter(Boolean).join(': ')
  frame.allow = 'autoplay; encrypted-media; fullscreen; picture-in-picture'
  frame.src = address
  return frame
}

function pauseOutOfView(frame: HTMLIFrameElement, signal: AbortSignal) {
  const { origin } = new URL(frame.src)
  whileNear(frame, signal, (isNear) => {
    if (isNear) return
    for (const message of PAUSE) frame.contentWindow?.postMessage(message, origin)
  })
}
