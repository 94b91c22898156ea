import { keyOf, referencesOf } from '../references.ts'
import type { Check } from './warning.ts'

/**
 * Videos are sent unchanged; pictures in the size at which they are shown, when they come into
 * view.
 */
export const FILM_BUDGET = 25_000_000
export const PICTURE_BUDGET = 120

/** A page with more bytes of video, or more pictures, than a page should have. */
export const heavyPage: Check = (leaves, records) => {
  const references = leaves.flatMap(({ field, value }) => referencesOf(field, value))
  const files = [...new Set(references.map(keyOf))].flatMap((key) => records.get(key)?.file ?? [])
  const films = files.filter(({ mimeType }) => mimeType.startsWith('video/'))
  const bytes = films.reduce((sum, film) => sum + film.bytes, 0)
  const pictures = files.filter(({ mimeType }) => mimeType.startsWith('image/')).length
  const sentences = [
    ...(bytes > FILM_BUDGET
      ? [
          `The films here have ${megabytes(bytes)} MB together; a page should stay below ${megabytes(FILM_BUDGET)} MB. Shorten them, or take one out.`,
        ]
      : []),
    ...(pictures > PICTURE_BUDGET
      ? [
          `There are ${pictures} pictures here; a page should stay below ${PICTURE_BUDGET}. A gallery of its own holds more.`,
        ]
      : []),
  ]
  return sentences.map((sentence) => ({ sentence, place: '', path: null }))
}

const megabytes = (bytes: number) => Math.round(bytes / 1_000_000)
