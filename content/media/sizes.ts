import type { MediaSize } from '@belvedere/kit/media-address.ts'

export type Pixels = { width: number; height: number }

export type Base = MediaSize & {
  /** Smaller widths for `srcset`. */
  ladder: readonly number[]
}

const FULL: Base = {
  fit: 'max',
  w: 2440,
  h: 2440,
  q: 85,
  ladder: [400, 640, 828, 1080, 1440, 1920],
}

/** Full-screen pictures on phones (design.md, hero); not among the sizes of §9. */
const PORTRAIT: Base = { fit: 'crop', w: 1080, h: 1920, q: 85, ladder: [540, 810] }

/** Width ÷ height of the crop that phones show of full-screen pictures. */
export const PORTRAIT_RATIO = PORTRAIT.w / PORTRAIT.h

/**
 * The sizes of specification §9, and the crops of the design: two of a listing or amenity, and the
 * portrait. The quality is 75 unless §9 gives one.
 */
export const BASES: readonly Base[] = [
  FULL,
  { fit: 'max', w: 1000, h: 800, q: 75, ladder: [400, 640] },
  { fit: 'max', w: 400, h: 300, q: 75, ladder: [200] },
  { fit: 'max', w: 200, h: 100, q: 75, ladder: [100] },
  { fit: 'max', w: 500, h: 500, q: 75, ladder: [250] },
  { fit: 'crop', w: 1000, h: 800, q: 75, ladder: [400, 640] },
  { fit: 'crop', w: 400, h: 300, q: 75, ladder: [200] },
  PORTRAIT,
]

/** Widths above this fraction of the full width are left out: they would be nearly the same. */
const NEAR = 0.95

/** The available sizes of a picture for a base, smallest first, never larger than the original. */
export function sizesFor(base: Base, original: Pixels): MediaSize[] {
  const full = fullSize(base, original)
  const steps = base.ladder.filter((w) => w < full.width * NEAR)
  const heightAt = (w: number) => Math.max(1, Math.round((w * full.height) / full.width))
  const { fit, q } = base
  return [...steps.map((w) => ({ fit, w, h: heightAt(w), q })), sizeOf(base, full)]
}

/** Whether a size belongs to a base for this picture; no other variant is computed. */
export function isServed(size: MediaSize, original: Pixels): boolean {
  return BASES.some((base) => sizesFor(base, original).some((offered) => isSame(offered, size)))
}

/** The size in a query; without width and height it is the full size of the specification. */
export type RequestedSize = {
  fit?: string | null
  w?: number | null
  h?: number | null
  q?: number | null
}

/** The base for a requested size, or undefined. Without a quality, that of the base is used. */
export function findBase({ fit, w, h, q }: RequestedSize): Base | undefined {
  if (w == null && h == null)
    return (fit ?? 'max') === 'max' && isQuality(q, FULL) ? FULL : undefined
  return BASES.find(
    (base) => base.fit === (fit ?? 'max') && base.w === w && base.h === h && isQuality(q, base),
  )
}

/** All bases as text, for error messages. */
export function describeBases(): string {
  return BASES.map(({ fit, w, h, q }) => `{ fit: ${fit}, w: ${w}, h: ${h}, q: ${q} }`).join(', ')
}

function isQuality(q: number | null | undefined, base: Base) {
  return q == null || q === base.q
}

function fullSize(base: Base, { width, height }: Pixels): Pixels {
  if (base.fit === 'crop') return cropSize(base, { width, height })
  const scale = Math.min(1, base.w / width, base.h / height)
  return { width: atLeastOne(width * scale), height: atLeastOne(height * scale) }
}

function cropSize({ w, h }: Base, { width, height }: Pixels): Pixels {
  const scale = Math.min(1, width / w, height / h)
  return { width: atLeastOne(w * scale), height: atLeastOne(h * scale) }
}

function atLeastOne(length: number) {
  return Math.max(1, Math.round(length))
}

function sizeOf({ fit, q }: Base, { width, height }: Pixels): MediaSize {
  return { fit, w: width, h: height, q }
}

function isSame(a: MediaSize, b: MediaSize) {
  return a.fit === b.fit && a.w === b.w && a.h === b.h && a.q === b.q
}
