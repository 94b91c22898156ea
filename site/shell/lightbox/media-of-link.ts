import type { FilmSource } from '@belvedere/ui/film.tsx'
import type { Picture } from '@belvedere/ui/picture.ts'
import type { LightboxMedia } from '../../browser/store/lightbox.ts'

/** The picture or video that a link opens, read from the HTML around it. */
export function mediaOfLink(link: HTMLAnchorElement): LightboxMedia {
  const film = link.closest<HTMLElement>('[data-film]')
  const image = pictureOf(film ?? link, link.dataset.title ?? null)
  return film ? { image, film: filmOf(film, link) } : { image }
}

function pictureOf(box: HTMLElement, title: string | null): Picture | null {
  const image = box.querySelector('img')
  if (!image) return null
  const [width, height] = [
    Number(image.getAttribute('width')),
    Number(image.getAttribute('height')),
  ]
  const { alt, srcset: srcSet } = image
  return {
    alt,
    title,
    focalPoint: { x: 0.5, y: 0.5 },
    responsiveImage: {
      src: image.getAttribute('src') ?? '',
      srcSet,
      width,
      height,
      aspectRatio: width / height || 1,
      ...placeholderIn(box.getAttribute('style') ?? ''),
    },
  }
}

/** The placeholder that is shown until the picture has loaded. */
export function placeholderIn(style: string): { bgColor: string | null; base64: string | null } {
  return {
    bgColor: /background-color:\s*(#\w+)/.exec(style)?.[1] ?? null,
    base64: /url\("?(data:[^")]+)/.exec(style)?.[1] ?? null,
  }
}

function filmOf(film: HTMLElement, { href }: HTMLAnchorElement): FilmSource {
  const embed = film.querySelector<HTMLElement>('[data-embed]')?.dataset.embed
  if (!embed) return { address: href }
  return { from: /vimeo/.test(href) ? 'Vimeo' : 'YouTube', page: href, embed }
}
