import { boxStyle, type Picture } from '@belvedere/ui/picture.ts'

type Styled = { style: Pick<CSSStyleDeclaration, 'setProperty'> }

/** Sets the ratio and the placeholder of a picture box. */
export function styleBox({ style }: Styled, picture: Picture | null, ratio: number): void {
  const styles = picture ? boxStyle(picture, ratio) : { '--ar': ratio }
  for (const [name, value] of Object.entries(styles))
    style.setProperty(name.replace(/[A-Z]/g, '-$&').toLowerCase(), String(value))
}

/** Sets the sources of a picture, which starts loading it. Its `sizes` must be set before. */
export function fillPicture(image: HTMLImageElement, { alt, responsiveImage }: Picture): void {
  const { src, srcSet, width, height } = responsiveImage
  Object.assign(image, { alt: alt ?? '', width, height })
  if (srcSet) image.srcset = srcSet
  image.src = src
}

/** Wraps a function that only runs at its first call. */
export function once(act: () => void): () => void {
  let isDone = false
  return () => {
    if (!isDone) act()
    isDone = true
  }
}
