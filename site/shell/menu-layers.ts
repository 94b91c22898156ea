import { readDevice, savesBytes, showsPreviews } from '@belvedere/ui/device-now.ts'
import type { Picture } from '@belvedere/ui/picture.ts'
import { payloadOf, readPayload } from '../client/payload.ts'
import { early } from '../client/prefetch.ts'
import { createSharePictures } from './share-pictures.ts'

type Layers = (before: Picture[]) => Picture[]

/** Lays the picture of each link that is pointed at over the menu's own, which also stands in for none. */
export function followLinks(own: Picture | null, setLayers: (next: Layers) => void) {
  const show = (picture: Picture | null) => setLayers(withLayer(picture ?? own, own))
  const point = createSharePictures({ ask: askForPicture, show })
  return (link: Element) => {
    if (previews() && link.matches(':hover, :focus-visible')) point(link.getAttribute('href') ?? '')
  }
}

/** Two are enough: one that comes, and the one it comes over. */
export function withLayer(next: Picture | null, own: Picture | null): Layers {
  const source = sourceOf(next)
  return (layers) => {
    if (!next || source === sourceOf(layers.at(-1) ?? own)) return layers
    return [...layers.filter((layer) => sourceOf(layer) !== source).slice(-1), next]
  }
}

function sourceOf(picture: Picture | null) {
  return picture?.responsiveImage.src
}

/** On mouse devices only (specification §2), where the menu has a place for a picture. */
function previews() {
  const { isSmall, isTablet } = readDevice()
  return showsPreviews() && !savesBytes() && !isSmall && !isTablet
}

/**
 * The page's own payload says it, which is kept for the click that may follow. Of a page that was
 * just clicked at, or failed just now, none is kept.
 */
export async function askForPicture(path: string): Promise<Picture | null> {
  const arrived =
    (await early.want(path, true)) ?? (await readPayload(await fetch(payloadOf(path))))
  if (!arrived) throw new Error(`The page ${path} did not arrive.`)
  return arrived.page.share ?? null
}
