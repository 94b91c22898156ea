import type { Picture } from '@belvedere/ui/picture.ts'
import { find } from './find.ts'
import { fillPicture, once, styleBox } from './picture-box.ts'
import { pictureSizes } from './picture-sizes.ts'
import type { SlideContent } from './slide-content.ts'

/** A picture that fits the stage and is at most as large as its file. */
export function showPicture(slide: HTMLElement, picture: Picture): SlideContent {
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
