import s from '@belvedere/ui/film.module.css'
import type { FilmSource } from '@belvedere/ui/film.tsx'
import type { Picture } from '@belvedere/ui/picture.ts'
import { withDensityCap } from '@belvedere/ui/sizes.ts'
import { find } from './find.ts'
import { fillPicture, once, styleBox } from './picture-box.ts'
import { playShown } from './play-shown.ts'
import type { SlideContent } from './slide-content.ts'

type FilmPage = Extract<FilmSource, { embed: string }>

const DEFAULT_RATIO = 16 / 9

/**
 * A video of this site, with controls. It plays while it is the current slide (see `playShown`).
 */
export function showFilm(
  slide: HTMLElement,
  address: string,
  picture: Picture | null,
): SlideContent {
  const film = find<HTMLVideoElement>(slide, 'video')
  keepBox(slide, film, picture)
  // A clone of a muted video is not muted.
  film.muted = true
  film.preload = 'none'
  film.src = address
  const fetch = once(() => {
    if (picture) film.poster = picture.responsiveImage.src
  })
  const setCurrent = whileCurrent((signal) => {
    film.preload = 'metadata'
    playShown(film, signal)
    signal.addEventListener('abort', () => {
      film.preload = 'none'
    })
  })
  return { setCurrent, fetch, settled: Promise.resolve() }
}

/**
 * A video on another site. Its player loads when the visitor asks for it, and is removed when the
 * slide is left.
 */
export function showEmbed(
  slide: HTMLElement,
  { from, page, embed }: FilmPage,
  picture: Picture | null,
): SlideContent {
  const film = find(slide, '[data-film]')
  const button = find<HTMLAnchorElement>(film, 'a')
  const image = find<HTMLImageElement>(slide, '[data-zooms] > img')
  keepBox(slide, film, picture)
  styleBox(film, picture, ratioOf(picture))
  button.href = page
  button.dataset.embed = embed
  const note = find(button, '[data-words] + *')
  note.textContent = note.textContent.replace('{from}', from)
  if (picture) film.classList.remove(`${s.bare}`)
  const fetch = once(() => {
    if (!picture) return
    image.sizes = withDensityCap('100vw')
    fillPicture(image, picture)
    film.prepend(image)
  })
  const setCurrent = whileCurrent((signal) => {
    // Few pages have such a video. Until its script has loaded, the link opens the video on its
    // site.
    import('@belvedere/ui/open-film.ts').then(({ openFilm }) => {
      if (!signal.aborted) openFilm(film, button, signal)
    }, console.error)
    signal.addEventListener('abort', () => film.querySelector('iframe')?.remove())
  })
  return { setCurrent, fetch, settled: Promise.resolve() }
}

/** Removes everything from the slide except the box around this video. */
function keepBox(slide: HTMLElement, film: HTMLElement, picture: Picture | null) {
  const box = film.parentElement
  if (!box) return
  styleBox(box, picture, ratioOf(picture))
  slide.replaceChildren(box)
}

function ratioOf(picture: Picture | null) {
  return picture?.responsiveImage.aspectRatio ?? DEFAULT_RATIO
}

/** Calls `begin` when the slide becomes current, and aborts its signal when it no longer is. */
function whileCurrent(begin: (signal: AbortSignal) => void) {
  let shown: AbortController | undefined
  return (isCurrent: boolean) => {
    if (isCurrent === (shown !== undefined)) return
    shown?.abort()
    shown = isCurrent ? new AbortController() : undefined
    if (shown) begin(shown.signal)
  }
}
