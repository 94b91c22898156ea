import { type GroundName, groundColour } from '@belvedere/kit/brand/grounds.ts'
import { NEUTRAL_PALETTE } from '@belvedere/ui/ground.ts'
import type { ResultOf } from '../graphql.ts'
import type { Place } from '../kind.ts'
import type { imageFragment, portraitFragment } from './image/fragment.ts'
import type { MediaItem } from './media-item/shown-media.ts'

type DeliveredImage = ResultOf<typeof imageFragment> & ResultOf<typeof portraitFragment>

const WIDTHS = [480, 800, 1200, 1600, 2000, 2440]

const defaults = { isFirst: false, isPageTitle: false, isFirstOfKind: true, path: '/salt' }

/** The position of a block in the middle of a page. */
export const place: Place = { id: '7', ...defaults }

/** The position of the first block of a page. */
export const opening: Place = { ...place, id: '1', isFirst: true, isPageTitle: true }

/** A picture as the delivery API returns it, with its `srcset`. */
export function picture(
  name: string,
  options: { alt: string; title?: string; width?: number; height?: number; x?: number; y?: number },
): DeliveredImage {
  const { alt, title = null, width = 2400, height = 1600, x = 0.5, y = 0.5 } = options
  return {
    id: name,
    alt,
    title,
    focalPoint: { x, y },
    responsiveImage: { ...responsiveImage(name, width, height), bgColor: '#8a9a86', base64: null },
    light: null,
    portrait: portrait(name, height),
  }
}

type Image = NonNullable<MediaItem['image']>
type Images<Kind> = Record<'image' | 'videoFallbackImage', Kind | null>
type Item<Kind> = Omit<MediaItem, keyof Images<Kind>> & Images<Kind>

/** A media item with these fields set and the others null. */
export function mediaItem<Kind extends Image = DeliveredImage>(
  parts: Partial<Item<Kind>>,
): Item<Kind> {
  return { image: null, video: null, videoUrl: null, videoFallbackImage: null, ...parts }
}

/** A picture whose file was deleted. */
export const deletedPicture: DeliveredImage = {
  id: 'lost',
  alt: null,
  title: null,
  focalPoint: { x: 0.5, y: 0.5 },
  responsiveImage: null,
  light: null,
  portrait: null,
}

function responsiveImage(name: string, width: number, height: number) {
  const address = (to: number) =>
    `/media/${name}-0a1b2c3d.jpg?fit=max&w=${to}&h=${Math.round((to * height) / width)}&auto=format,compress&q=85`
  const steps = WIDTHS.filter((step) => step <= width)
  return {
    src: address(Math.min(width, 1200)),
    srcSet: steps.map((step) => `${address(step)} ${step}w`).join(', '),
    width,
    height,
    aspectRatio: width / height,
  }
}

function portrait(name: string, originalHeight: number) {
  const height = Math.min(1920, originalHeight)
  const width = Math.round((height * 9) / 16)
  const address = `/media/${name}-0a1b2c3d.jpg?fit=crop&w=${width}&h=${height}&auto=format,compress&q=85`
  return { src: address, srcSet: `${address} ${width}w`, width, height }
}

/** The colour of a ground of the neutral palette, as the content service delivers it. */
export function hexOf(ground: GroundName): string {
  return groundColour(ground, NEUTRAL_PALETTE)
}
