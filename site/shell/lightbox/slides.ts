import type { Lightbox, LightboxMedia } from '../../browser/store/lightbox.ts'
import { createSlide, type Slide } from './slide.ts'

/** The picture that is shown and its neighbours on either side: only those are there. */
const AROUND = [0, 1, -1]

/** Keeps the slides of a track those of the list that is shown. */
export function createSlides(track: HTMLElement, template: HTMLTemplateElement) {
  const slides = new Map<number, Slide>()
  let list: readonly LightboxMedia[] = []
  let front: Slide | undefined

  const remove = (slide: Slide, index: number) => {
    slide.end()
    slides.delete(index)
  }
  const add = (media: LightboxMedia, index: number) => {
    const slide = createSlide(template, media)
    slides.set(index, slide)
    track.append(slide.root)
    return slide
  }
  /** The neighbours are fetched when what is looked at is there, for they would slow it down. */
  const fetchFrom = (slide: Slide | undefined) => {
    front = slide
    slide?.fetch()
    slide?.settled.then(() => {
      if (slide === front) for (const { fetch } of slides.values()) fetch()
    })
  }
  const empty = () => slides.forEach(remove)

  return {
    show: ({ media, index: current }: Lightbox) => {
      if (media !== list) empty()
      list = media
      for (const [index, slide] of slides) if (Math.abs(index - current) > 1) remove(slide, index)
      for (const at of AROUND) {
        const index = current + at
        const item = media[index]
        if (item) (slides.get(index) ?? add(item, index)).place(at)
      }
      fetchFrom(slides.get(current))
    },
    /** What plays stops, while all fades. */
    rest: () => {
      for (const slide of slides.values()) slide.rest()
    },
    empty,
  }
}
