import { readDevice, savesData, showsPreviews } from '@belvedere/ui/device-now.ts'
import type { Picture } from '@belvedere/ui/picture.ts'
import type { Shell } from '../part.ts'
import { copyWith } from './copy-with.ts'
import { createSharePictures } from './share-pictures.ts'

/**
 * Lays the picture of each link that is pointed at over the menu's own, which also stands in for none.
 * The template behind the menu's picture holds a layer with that one.
 */
export function followLinks(template: HTMLTemplateElement, ask: Shell['sharePicture']) {
  const own = template.content.querySelector('img')?.getAttribute('src') ?? ''
  let layers: Layer[] = []
  const lay = (next: Layer[]) => {
    for (const { element } of layers.filter((layer) => !next.includes(layer))) element.remove()
    const top = next.at(-1)
    if (top !== layers.at(-1) && top) template.before(top.element)
    layers = next
  }
  const show = (picture: Picture | null) => {
    const source = picture?.responsiveImage.src ?? own
    lay(withLayer(layers, source, own, () => ({ source, element: copyWith(template, picture) })))
  }
  const point = createSharePictures({ ask, show })
  return {
    point: (link: Element) => {
      if (previews() && link.matches(':hover, :focus-visible'))
        point(link.getAttribute('href') ?? '')
    },
    clear: () => lay([]),
  }
}

type Layer = { source: string; element: Element }

/** Two are enough: one that comes, and the one it comes over. */
export function withLayer<Known extends { source: string }>(
  layers: Known[],
  source: string,
  own: string,
  make: () => Known,
): Known[] {
  if (source === (layers.at(-1)?.source ?? own)) return layers
  const next = layers.find((layer) => layer.source === source) ?? make()
  return [...layers.filter((layer) => layer !== next).slice(-1), next]
}

/** On mouse devices only (specification §2), where the menu has a place for a picture. */
function previews() {
  const { isSmall, isTablet } = readDevice()
  return showsPreviews() && !savesData() && !isSmall && !isTablet
}
