import { readDevice, savesBytes, showsPreviews } from '@belvedere/ui/device-now.ts'
import type { Picture } from '@belvedere/ui/picture.ts'
import { type SyntheticEvent, useCallback, useMemo, useState } from 'react'
import type { PageModel } from '../app/page-model.ts'
import { createSharePictures } from './share-pictures.ts'

/** The pictures over the menu's own, the later over the earlier, and what is told of links. */
export function useMenuPicture(own: Picture | null) {
  const [layers, setLayers] = useState<Picture[]>([])
  const clear = useCallback(() => setLayers([]), [])
  const point = useMemo(() => {
    const show = (picture: Picture | null) => setLayers(withLayer(picture ?? own, own))
    return createSharePictures({ ask: askForPicture, show })
  }, [own])
  const onPoint = ({ target, type }: SyntheticEvent) => {
    const link = target instanceof Element ? target.closest('nav a') : null
    if (!link || !previews() || (type === 'focus' && !link.matches(':focus-visible'))) return
    point(link.getAttribute('href') ?? '')
  }
  return { layers, onPoint, clear }
}

/** Two are enough: one that comes, and the one it comes over. */
const withLayer = (next: Picture | null, own: Picture | null) => (layers: Picture[]) => {
  const top = layers.at(-1) ?? own
  if (!next || sourceOf(next) === sourceOf(top)) return layers
  return [...layers.filter((layer) => sourceOf(layer) !== sourceOf(next)).slice(-1), next]
}

function sourceOf(picture: Picture | null) {
  return picture?.responsiveImage.src
}

/** On mouse devices only (specification §2), where the menu has a place for a picture. */
function previews() {
  const { isSmall, isTablet } = readDevice()
  return showsPreviews() && !savesBytes() && !isSmall && !isTablet
}

/** The page's own payload says it, which the browser keeps for the click that may follow. */
async function askForPicture(path: string): Promise<Picture | null> {
  const response = await fetch(`${path.replace(/\/$/, '')}/_payload.json`)
  if (!response.ok) return null
  const { share }: PageModel = await response.json()
  return share ?? null
}
