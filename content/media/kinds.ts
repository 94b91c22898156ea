import type { Metadata } from 'sharp'

export type Kind = 'jpeg' | 'png' | 'webp' | 'avif' | 'svg'

/** The kinds of picture that are taken in, by the endings of their names. */
const ENDINGS: Record<string, Kind> = {
  jpg: 'jpeg',
  jpeg: 'jpeg',
  png: 'png',
  webp: 'webp',
  avif: 'avif',
  svg: 'svg',
}

const KINDS = new Set<string>(Object.values(ENDINGS))

/** The kind that a file name promises. */
export function kindOfName(name: string): Kind | undefined {
  const ending = name.slice(name.lastIndexOf('.') + 1).toLowerCase()
  return Object.hasOwn(ENDINGS, ending) ? ENDINGS[ending] : undefined
}

/** The kind that the content is. AVIF is HEIF to the decoder, told apart by its compression. */
export function kindOfContent({ format, compression }: Metadata): Kind | undefined {
  if (format === 'heif') return compression === 'av1' ? 'avif' : undefined
  return isKind(format) ? format : undefined
}

/** The ending that files of a kind get. */
export function endingOf(kind: Kind): string {
  return kind === 'jpeg' ? 'jpg' : kind
}

export function mimeOf(kind: Kind): string {
  return kind === 'svg' ? 'image/svg+xml' : `image/${kind}`
}

function isKind(format: string | undefined): format is Kind {
  return format !== undefined && KINDS.has(format)
}
