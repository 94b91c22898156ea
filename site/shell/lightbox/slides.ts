import type { Lightbox, LightboxMedia } from '../../browser/store/lightbox.ts'
import { createSlide, type Slide } from './slide.ts'

/** Offsets of the existing slides: the current one and its neighbours. */
const OFFSETS = [0, 1, -1]

/** Keeps the slides of a track in step with the list. */
export function createSlides(track: HTMLElement, template: HTMLTemplateElement) {
  const slides = new Map<number, Slide>()
  let list: readonly LightboxMedia[] = []
  let currentSlide: Slide | undefined

  const remove = (slide: Slide, index: number) => {
    slide.remove()
    slides.delete(index)
  }
  const add = (media: LightboxMedia, index: number) => {
    const slide = createSlide(template, media)
    slides.set(index, slide)
    track.append(slide.root)
    return slide
  }
  /** Neighbours load after the current picture, so that they do not delay it. */
  const fetchFrom = (slide: Slide | undefined) => {
    currentSlide = slide
    slide?.fetch()
    slide?.settled.then(() => {
      if (slide === currentSlide) for (const { fetch } of slides.values()) fetch()
    })
  }
  const empty = () => slides.forEach(remove)

  return {
    show: ({ media, index: current }: Lightbox) => {
      if (media !== list) empty()
      list = media
      for (const [index, slide] of slides) if (Math.abs(index - current) > 1) remove(slide, index)
      for (const at of OFFSETS) {
        const index = current + at
        const item = media[index]
        if (item) (slides.get(index) ?? add(item, index)).place(at)
      }
      fetchFrom(slides.get(current))
    },
    /** Stops videos while the lightbox fades out. */
    deactivate: () => {
      for (const slide of slides.values()) slide.deactivate()
    },
    empty,
  }
}
