import { familyOfMime, kindOfName } from '../../kinds.ts'
import type { Kind } from '../filters.ts'

/** A file of the library as its card shows it. */
export type Card = {
  id: number
  filename: string
  /** The file name without the digits that the service adds to it. */
  name: string
  alt: string
  kind: Kind
  pixels: { width: number; height: number } | undefined
  bytes: number
  focus: { x: number; y: number }
  folder: number | undefined
}

/** Reads a record of the media collection; undefined if it has no file. */
export function cardOf(doc: Record<string, unknown>): Card | undefined {
  const { id, filename, alt, mimeType, width, height, filesize, focalX, focalY, folder } = doc
  if (typeof id !== 'number' || typeof filename !== 'string') return undefined
  const isSized = typeof width === 'number' && typeof height === 'number'
  return {
    id,
    filename,
    name: shownName(filename),
    alt: typeof alt === 'string' ? alt.trim() : '',
    kind: familyOfMime(mimeType) ?? 'document',
    pixels: isSized && width > 0 && height > 0 ? { width, height } : undefined,
    bytes: numberOf(filesize, 0),
    focus: { x: numberOf(focalX, 50), y: numberOf(focalY, 50) },
    folder: typeof folder === 'number' ? folder : undefined,
  }
}

/** A file name without the digits that the service adds to it. */
export const shownName = (filename: string): string => filename.replace(/-[a-f\d]{8}(?=\.)/, '')

const numberOf = (value: unknown, otherwise: number) =>
  typeof value === 'number' ? value : otherwise

/** Whether visitors see the file, so that it should be described. */
export const needsAlt = ({ kind, alt }: Card): boolean =>
  alt === '' && (kind === 'picture' || kind === 'film')

/** Dimensions and weight, or the format: “1600 × 1067 · 412 KB”, “PDF · 2.1 MB”. */
export function describe({ filename, pixels, bytes }: Card): string {
  const size = pixels ? `${pixels.width} × ${pixels.height}` : kindOfName(filename)?.toUpperCase()
  return [size, weightOf(bytes)].filter(Boolean).join(' · ')
}

function weightOf(bytes: number) {
  const units = ['KB', 'MB']
  const [value, unit] =
    bytes < 1024 * 1024 ? [bytes / 1024, units[0]] : [bytes / 1024 ** 2, units[1]]
  return `${value < 10 && unit === 'MB' ? value.toFixed(1) : Math.max(1, Math.round(value))} ${unit}`
}
