import { boxStyle, type Picture } from '@belvedere/ui/picture.ts'

/**
 * Copies the layer of the template, with another picture if one is given. The layer is shown once
 * its picture has loaded; the stylesheet animates it.
 */
export function createPictureLayer(
  template: HTMLTemplateElement,
  picture: Picture | null,
): Element {
  // The copy still belongs to the template's inert document, so its own picture is not fetched.
  const copy = template.content.cloneNode(true) as DocumentFragment
  const [layer] = copy.children
  const box = layer?.querySelector<HTMLElement>('.media')
  const image = layer?.querySelector('img')
  if (!layer || !box || !image) throw new Error('The menu template has no picture.')
  if (picture) {
    styleBox(box, picture)
    const { src, srcSet, width, height } = picture.responsiveImage
    for (const [name, value] of Object.entries({ src, srcset: srcSet, width, height }))
      image.setAttribute(name, String(value))
  }
  image.addEventListener('load', () => layer.setAttribute('data-shown', ''))
  return layer
}

/** Sets the same styles as the server does. */
function styleBox(box: HTMLElement, picture: Picture) {
  box.removeAttribute('style')
  for (const [name, value] of Object.entries(boxStyle(picture, 'fill'))) {
    const property = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
    box.style.setProperty(property, String(value))
  }
}
