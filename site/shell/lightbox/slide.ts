import type { LightboxMedia } from '../../browser/store/lightbox.ts'
import { showElsewhere, showFilm } from './moving.ts'
import { showStill } from './still.ts'

/** What a slide shows, which is told whether it is the one in the middle. */
export type Content = (isCurrent: boolean) => void

export type Slide = ReturnType<typeof createSlide>

/** One picture or film, in a copy of what the server has rendered for it. */
export function createSlide(template: HTMLTemplateElement, media: LightboxMedia) {
  const root = cloneOf(template)
  const tell = contentOf(root, media)
  return {
    root,
    /** Its place beside the one that is shown, -1, 0 or 1. All but that one wait out of sight. */
    place: (at: number) => {
      root.style.setProperty('--at', String(at))
      root.inert = at !== 0
      root.toggleAttribute('data-current', at === 0)
      tell(at === 0)
    },
    rest: () => tell(false),
    end: () => {
      tell(false)
      root.remove()
    },
  }
}

function contentOf(slide: HTMLElement, { image, film }: LightboxMedia): Content {
  if (film && 'address' in film) return showFilm(slide, film.address, image)
  if (film) return showElsewhere(slide, film, image)
  if (image) return showStill(slide, image)
  slide.replaceChildren()
  return () => undefined
}

function cloneOf({ content }: HTMLTemplateElement) {
  const clone = document.importNode(content, true).firstElementChild
  if (!(clone instanceof HTMLElement)) throw new Error('The lightbox has no slide to copy.')
  return clone
}
