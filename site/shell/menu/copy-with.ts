import { boxStyle, type Picture } from '@belvedere/ui/picture.ts'

/**
 * A layer of the template with another picture, or with its own. It is seen once its picture is
 * whole; how it comes is the style sheet's.
 */
export function copyWith(template: HTMLTemplateElement, picture: Picture | null): Element {
  // Still part of the template's own document, where nothing is fetched for it.
  const copy = template.content.cloneNode(true) as DocumentFragment
  const [layer] = copy.children
  const box = layer?.querySelector<HTMLElement>('.media')
  const image = layer?.querySelector('img')
  if (!layer || !box || !image) throw new Error('The template of the menu holds no picture.')
  if (picture) {
    drawBox(box, picture)
    const { src, srcSet, width, height } = picture.responsiveImage
    for (const [name, value] of Object.entries({ src, srcset: srcSet, width, height }))
      image.setAttribute(name, String(value))
  }
  image.addEventListener('load', () => layer.setAttribute('data-shown', ''))
  return layer
}

/** As the server draws the box of a picture. */
function drawBox(box: HTMLElement, picture: Picture) {
  box.removeAttribute('style')
  for (const [name, value] of Object.entries(boxStyle(picture, 'fill'))) {
    const property = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
    box.style.setProperty(property, String(value))
  }
}
