import { savesData, showsPreviews } from '@belvedere/ui/device-now.ts'
import { boxStyle, type Picture } from '@belvedere/ui/picture.ts'
import { followScreen } from '../../browser/store/follow-screen.ts'
import { watch } from '../../browser/store/watch.ts'
import type { Shell } from '../part.ts'
import { createSharePictures } from './share-pictures.ts'

/**
 * Lays the share image of the hovered or focused link over the menu's own picture, which also
 * stands in for pages without one. The template holds a layer with the own picture.
 */
export function followLinks(
  template: HTMLTemplateElement,
  { store, sharePicture: fetchImage }: Shell,
) {
  const own = template.content.querySelector('img')?.getAttribute('src') ?? ''
  let layers: Layer[] = []
  const setLayers = (next: Layer[]) => {
    for (const { element } of layers.filter((layer) => !next.includes(layer))) element.remove()
    const top = next.at(-1)
    if (top !== layers.at(-1) && top) template.before(top.element)
    layers = next
  }
  const show = (picture: Picture | null) => {
    const source = picture?.responsiveImage.src ?? own
    setLayers(
      withLayer(layers, source, own, () => ({
        source,
        element: createPictureLayer(template, picture),
      })),
    )
  }
  const point = createSharePictures({ fetchImage, show })
  /** On devices with a mouse (specification §2) whose window is wide enough for the picture. */
  const hasPreviews = () =>
    store.getState().screen?.isMedium === false && showsPreviews() && !savesData()
  followScreen(store)
  watch(
    store,
    ({ screen }) => screen,
    () => hasPreviews() || setLayers([]),
  )
  return {
    point: (link: Element) => {
      if (hasPreviews() && link.matches(':hover, :focus-visible'))
        point(link.getAttribute('href') ?? '')
    },
    clear: () => setLayers([]),
  }
}

type Layer = { source: string; element: Element }

/** Two layers are enough: the new one, and the one that it covers. */
export function withLayer<AnyLayer extends { source: string }>(
  layers: AnyLayer[],
  source: string,
  own: string,
  make: () => AnyLayer,
): AnyLayer[] {
  if (source === (layers.at(-1)?.source ?? own)) return layers
  const next = layers.find((layer) => layer.source === source) ?? make()
  return [...layers.filter((layer) => layer !== next).slice(-1), next]
}

/**
 * Copies the layer of the template, with another picture if one is given. The layer is shown once
 * its picture has loaded; the stylesheet animates it.
 */
function createPictureLayer(template: HTMLTemplateElement, picture: Picture | null): Element {
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
