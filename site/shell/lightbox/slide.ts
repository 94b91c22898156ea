import type { LightboxMedia } from '../../browser/store/lightbox.ts'
import { showElsewhere, showFilm } from './moving.ts'
import { showStill } from './still.ts'

/** What a slide shows. */
export type Content = {
  /** Whether it is the one in the middle. */
  tell: (isCurrent: boolean) => void
  /** Asks for its picture. */
  fetch: () => void
  /** Its picture is there, or is not going to come. */
  settled: Promise<void>
}

export type Slide = ReturnType<typeof createSlide>

/** One picture or film, in a copy of what the server has rendered for it. */
export function createSlide(template: HTMLTemplateElement, media: LightboxMedia) {
  const root = cloneOf(template)
  const { tell, fetch, settled } = contentOf(root, media)
  return {
    ...{ root, fetch, settled },
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
  return { tell: () => undefined, fetch: () => undefined, settled: Promise.resolve() }
}

function cloneOf({ content }: HTMLTemplateElement) {
  const clone = document.importNode(content, true).firstElementChild
  if (!(clone instanceof HTMLElement)) throw new Error('The lightbox has no slide to copy.')
  return clone
}
