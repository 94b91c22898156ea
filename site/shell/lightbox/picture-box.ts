import { boxStyle, type Picture } from '@belvedere/ui/picture.ts'

type Styled = { style: Pick<CSSStyleDeclaration, 'setProperty'> }

/** Gives a box the shape of its picture and the ground it stands on until it is there. */
export function styleBox({ style }: Styled, picture: Picture | null, ratio: number): void {
  const styles = picture ? boxStyle(picture, ratio) : { '--ar': ratio }
  for (const [name, value] of Object.entries(styles))
    style.setProperty(name.replace(/[A-Z]/g, '-$&').toLowerCase(), String(value))
}

/** Lets the browser fetch a picture, now that it knows how large it is to be. */
export function fillPicture(image: HTMLImageElement, { alt, responsiveImage }: Picture): void {
  const { src, srcSet, width, height } = responsiveImage
  Object.assign(image, { alt: alt ?? '', width, height })
  if (srcSet) image.srcset = srcSet
  image.src = src
}

/** Acts the first time it is called. */
export function once(act: () => void): () => void {
  let isDone = false
  return () => {
    if (!isDone) act()
    isDone = true
  }
}
