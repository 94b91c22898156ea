import type { MediaSize } from '@belvedere/kit/media-address.ts'

export type Pixels = { width: number; height: number }

export type Base = MediaSize & {
  /** Widths offered below the full one, for `srcset`. */
  ladder: readonly number[]
}

const FULL: Base = {
  ...{ fit: 'max', w: 2440, h: 2440, q: 85 },
  ladder: [400, 640, 828, 1080, 1440, 1920],
}

/** Screen-filling pictures on phones (design.md, hero); not among the sizes of §9. */
const PORTRAIT: Base = { fit: 'crop', w: 1080, h: 1920, q: 85, ladder: [540, 810] }

/** The sizes of specification §9, and the portrait. Where §9 names no quality, 75 is used. */
export const BASES: readonly Base[] = [
  FULL,
  { fit: 'crop', w: 1000, h: 800, q: 75, ladder: [400, 640] },
  { fit: 'crop', w: 400, h: 300, q: 75, ladder: [200] },
  { fit: 'max', w: 200, h: 100, q: 75, ladder: [100] },
  { fit: 'max', w: 500, h: 500, q: 75, ladder: [250] },
  PORTRAIT,
]

/** A step this near to the full width is left out: it would be the same picture twice. */
const NEAR = 0.95

/** The sizes a picture is offered in for a base, smallest first and never larger than itself. */
export function sizesFor(base: Base, original: Pixels): MediaSize[] {
  const full = fullSize(base, original)
  const steps = base.ladder.filter((w) => w < full.width * NEAR)
  const heightAt = (w: number) => Math.max(1, Math.round((w * full.height) / full.width))
  const { fit, q } = base
  return [...steps.map((w) => ({ fit, w, h: heightAt(w), q })), sizeOf(base, full)]
}

/** Whether a size is one that some base offers for this picture; nothing else is computed. */
export function isServed(size: MediaSize, original: Pixels): boolean {
  return BASES.some((base) => sizesFor(base, original).some((offered) => isSame(offered, size)))
}

/** What a query asks for; the full size of the specification where it names nothing. */
export type Wanted = {
  fit?: string | null
  w?: number | null
  h?: number | null
  q?: number | null
}

/** The base that a query names, or nothing. The quality may be left to the base. */
export function findBase({ fit, w, h, q }: Wanted): Base | undefined {
  if (w == null && h == null)
    return (fit ?? 'max') === 'max' && isQuality(q, FULL) ? FULL : undefined
  return BASES.find(
    (base) => base.fit === (fit ?? 'max') && base.w === w && base.h === h && isQuality(q, base),
  )
}

/** The bases in words, for the error that refuses another. */
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
