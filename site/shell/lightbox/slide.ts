import type { Picture } from '@belvedere/ui/picture.ts'
import type { LightboxMedia } from '../../browser/store/lightbox.ts'
import { showEmbed, showFilm } from './film-slides.ts'
import { find } from './find.ts'
import { fillPicture, once, styleBox } from './picture-box.ts'
import { pictureSizes } from './picture-sizes.ts'
import type { SlideContent } from './slide-content.ts'

export type Slide = ReturnType<typeof createSlide>

/** Creates a slide for a picture or video, from the template that the server has rendered. */
export function createSlide(template: HTMLTemplateElement, media: LightboxMedia) {
  const root = cloneOf(template)
  const { setCurrent, fetch, settled } = contentOf(root, media)
  return {
    root,
    fetch,
    settled,
    /** Places it left of (-1), in (0) or right of (1) the middle; neighbours are inert. */
    place: (at: number) => {
      root.style.setProperty('--at', String(at))
      root.inert = at !== 0
      root.toggleAttribute('data-current', at === 0)
      setCurrent(at === 0)
    },
    deactivate: () => setCurrent(false),
    remove: () => {
      setCurrent(false)
      root.remove()
    },
  }
}

function contentOf(slide: HTMLElement, { image, film }: LightboxMedia): SlideContent {
  if (film && 'address' in film) return showFilm(slide, film.address, image)
  if (film) return showEmbed(slide, film, image)
  if (image) return showPicture(slide, image)
  slide.replaceChildren()
  return { setCurrent: () => undefined, fetch: () => undefined, settled: Promise.resolve() }
}

function cloneOf({ content }: HTMLTemplateElement) {
  const clone = document.importNode(content, true).firstElementChild
  if (!(clone instanceof HTMLElement)) throw new Error('The lightbox template is empty.')
  return clone
}

/** A picture that fits the stage and is at most as large as its file. */
function showPicture(slide: HTMLElement, picture: Picture): SlideContent {
  const box = find(slide, '[data-zooms]')
  const fault = find(slide, '[role=status]')
  const image = find<HTMLImageElement>(box, 'img')
  const { src, width, aspectRatio } = picture.responsiveImage
  slide.replaceChildren(box)
  styleBox(box, picture, aspectRatio)
  box.style.maxInlineSize = `${width}px`
  let settle = () => {}
  const settled = new Promise<void>((resolve) => {
    settle = resolve
  })
  const giveUp = () => {
    find<HTMLAnchorElement>(fault, 'a').href = src
    slide.replaceChildren(fault)
    settle()
  }
  image.addEventListener('load', () => settle(), { once: true })
  image.addEventListener('error', giveUp, { once: true })
  return {
    settled,
    fetch: once(() => {
      image.sizes = pictureSizes(aspectRatio)
      fillPicture(image, picture)
    }),
    setCurrent: (isCurrent) => {
      image.fetchPriority = isCurrent ? 'high' : 'low'
    },
  }
}
