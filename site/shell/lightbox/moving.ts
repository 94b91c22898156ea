import s from '@belvedere/ui/film.module.css'
import type { FilmSource } from '@belvedere/ui/film.tsx'
import type { Picture } from '@belvedere/ui/picture.ts'
import { withDensityCap } from '@belvedere/ui/sizes.ts'
import { find } from './find.ts'
import { fillPicture, once, styleBox } from './picture-box.ts'
import { playShown } from './play-shown.ts'
import type { Content } from './slide.ts'

type FilmPage = Extract<FilmSource, { embed: string }>

const WIDE = 16 / 9

/** A film of our own with controls. It begins by itself where nobody minds, and stops when it is left. */
export function showFilm(slide: HTMLElement, address: string, picture: Picture | null): Content {
  const film = find<HTMLVideoElement>(slide, 'video')
  keepBox(slide, film, picture)
  // A copy of a silent film is not silent by itself.
  film.muted = true
  film.preload = 'none'
  film.src = address
  const fetch = once(() => {
    if (picture) film.poster = picture.responsiveImage.src
  })
  const tell = whileCurrent((signal) => {
    film.preload = 'metadata'
    playShown(film, signal)
    signal.addEventListener('abort', () => {
      film.preload = 'none'
    })
  })
  return { tell, fetch, settled: Promise.resolve() }
}

/** A film on another site, whose player is fetched when somebody asks for it and goes when it is left. */
export function showElsewhere(
  slide: HTMLElement,
  { from, page, embed }: FilmPage,
  picture: Picture | null,
): Content {
  const film = find(slide, '[data-film]')
  const button = find<HTMLAnchorElement>(film, 'a')
  const image = find<HTMLImageElement>(slide, '[data-zooms] > img')
  keepBox(slide, film, picture)
  styleBox(film, picture, ratioOf(picture))
  button.href = page
  button.dataset.embed = embed
  find(button, '[data-words] + *').textContent = `On ${from}`
  if (picture) film.classList.remove(`${s.bare}`)
  const fetch = once(() => {
    if (!picture) return
    image.sizes = withDensityCap('100vw')
    fillPicture(image, picture)
    film.prepend(image)
  })
  const tell = whileCurrent((signal) => {
    // Few sets have one, and until its script is there its link leads to its page.
    import('@belvedere/ui/open-film.ts').then(({ openFilm }) => {
      if (!signal.aborted) openFilm(film, button, signal)
    }, console.error)
    signal.addEventListener('abort', () => film.querySelector('iframe')?.remove())
  })
  return { tell, fetch, settled: Promise.resolve() }
}

/** Of all that a slide could show the box around this film stays. */
function keepBox(slide: HTMLElement, film: HTMLElement, picture: Picture | null) {
  const box = film.parentElement
  if (!box) return
  styleBox(box, picture, ratioOf(picture))
  slide.replaceChildren(box)
}

function ratioOf(picture: Picture | null) {
  return picture?.responsiveImage.aspectRatio ?? WIDE
}

/** Begins when a film comes to the middle, and ends when it is no longer there. */
function whileCurrent(begin: (signal: AbortSignal) => void) {
  let shown: AbortController | undefined
  return (isCurrent: boolean) => {
    if (isCurrent === (shown !== undefined)) return
    shown?.abort()
    shown = isCurrent ? new AbortController() : undefined
    if (shown) begin(shown.signal)
  }
}
