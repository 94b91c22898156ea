import type { Picture } from '@belvedere/ui/picture.ts'
import { find } from './find.ts'
import { fillPicture, once, styleBox } from './picture-box.ts'
import type { Content } from './slide.ts'
import { stillSizes } from './still-sizes.ts'

/** A whole picture, as large as the stage lets it be and no larger than it is. */
export function showStill(slide: HTMLElement, picture: Picture): Content {
  const box = find(slide, '[data-zooms]')
  const lost = find(slide, '[role=status]')
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
    find<HTMLAnchorElement>(lost, 'a').href = src
    slide.replaceChildren(lost)
    settle()
  }
  image.addEventListener('load', () => settle(), { once: true })
  image.addEventListener('error', giveUp, { once: true })
  return {
    settled,
    fetch: once(() => {
      image.sizes = stillSizes(aspectRatio)
      fillPicture(image, picture)
    }),
    tell: (isCurrent) => {
      image.fetchPriority = isCurrent ? 'high' : 'low'
    },
  }
}
