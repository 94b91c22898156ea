import type { FilmSource } from '@belvedere/ui/film.tsx'
import type { Picture } from '@belvedere/ui/picture.ts'
import type { LightboxMedia } from '../../browser/store/lightbox.ts'

/** The picture or film that a link opens, read from the HTML around it: it all stands there. */
export function mediaBehind(link: HTMLAnchorElement): LightboxMedia {
  const film = link.closest<HTMLElement>('[data-film]')
  const image = pictureIn(film ?? link, link.dataset.title ?? null)
  return film ? { image, film: filmBehind(film, link) } : { image }
}

function pictureIn(box: HTMLElement, title: string | null): Picture | null {
  const image = box.querySelector('img')
  if (!image) return null
  const [width, height] = [
    Number(image.getAttribute('width')),
    Number(image.getAttribute('height')),
  ]
  const { alt, srcset: srcSet } = image
  return {
    ...{ alt, title },
    focalPoint: { x: 0.5, y: 0.5 },
    responsiveImage: {
      ...{ src: image.getAttribute('src') ?? '', srcSet, width, height },
      aspectRatio: width / height || 1,
      ...groundIn(box.getAttribute('style') ?? ''),
    },
  }
}

/** What a picture stands on until it is there. */
export function groundIn(style: string): { bgColor: string | null; base64: string | null } {
  return {
    bgColor: /background-color:\s*(#\w+)/.exec(style)?.[1] ?? null,
    base64: /url\("?(data:[^")]+)/.exec(style)?.[1] ?? null,
  }
}

function filmBehind(film: HTMLElement, { href }: HTMLAnchorElement): FilmSource {
  const embed = film.querySelector<HTMLElement>('[data-embed]')?.dataset.embed
  if (!embed) return { address: href }
  return { from: /vimeo/.test(href) ? 'Vimeo' : 'YouTube', page: href, embed }
}
