import { formatMediaAddress } from '@belvedere/kit/media-address.ts'
import { familyOfMime } from '../kinds.ts'
import { type Base, findBase, sizesFor } from '../sizes.ts'

type File = {
  filename?: string | null
  mimeType?: string | null
  width?: number | null
  height?: number | null
}

/** The addresses of a picture in the library: on its card, and large beside its focal point. */
export type Preview = { src: string; srcSet: string; large: string }

/** Undefined if the file is not a picture. */
export function previewOf({ filename, mimeType, width, height }: File): Preview | undefined {
  if (!filename || familyOfMime(mimeType) !== 'picture') return undefined
  const whole = formatMediaAddress({ file: filename })
  const [card, large] = [findBase({ w: 500, h: 500 }), findBase({ w: 1000, h: 800 })]
  if (mimeType === 'image/svg+xml' || !card || !large || !width || !height)
    return { src: whole, srcSet: '', large: whole }
  const addresses = (base: Base) =>
    sizesFor(base, { width, height }).map((size) => ({
      w: size.w,
      address: formatMediaAddress({ file: filename, size }),
    }))
  const cards = addresses(card)
  return {
    src: cards.at(-1)?.address ?? whole,
    srcSet: cards.map(({ w, address }) => `${address} ${w}w`).join(', '),
    large: addresses(large).at(-1)?.address ?? whole,
  }
}
