import { LONG_TITLE } from './parts/extremes.ts'
import { picture } from './parts/fixture.ts'
import { isFields, rewrite, VISIT_PARTS } from './rewrite.ts'

type Fields = Record<string, unknown>
type Change = (full: Fields) => unknown

const MANY = 40

/** The name of the variant with by far the most HTML. */
export const LARGEST = 'forty-items'

const FILM = { url: '/media/pool-ripple-0a1b2c3d.mp4' }
const TITLES = new Set(['title', 'heading', 'name'])
const FILM_PAGE = 'https://vimeo.com/76979871'

/**
 * Variants of a block that editors are likely to make, derived from the full fixture: very short
 * and very long titles, one item and many, other pictures or none. Variants equal to the fixture
 * are left out.
 */
export function variantsOf(full: Fields): Map<string, Fields> {
  const variants = Object.entries(CHANGES).map(([name, change]) => [name, change(full)] as const)
  const different = variants.filter(([, fields]) => JSON.stringify(fields) !== JSON.stringify(full))
  return new Map(different.flatMap(([name, fields]) => (isFields(fields) ? [[name, fields]] : [])))
}

const CHANGES: Record<string, Change> = {
  'one-word': (full) => withTitles(full, 'Salt'),
  'long-title': (full) => withTitles(full, LONG_TITLE),
  'one-item': (full) =>
    rewrite(full, (value) =>
      Array.isArray(value) && value.length > 1 ? value.slice(0, 1) : VISIT_PARTS,
    ),
  [LARGEST]: (full) =>
    mapValues(full, (value) => (Array.isArray(value) ? repeatItems(value) : value)),
  'no-pictures': (full) => rewrite(full, (value) => (isPicture(value) ? null : VISIT_PARTS)),
  portrait: (full) => rewrite(full, (value) => (isPicture(value) ? upright(value) : VISIT_PARTS)),
  film: (full) => withMedia(full, { video: FILM }),
  'film-elsewhere': (full) => withMedia(full, { videoUrl: FILM_PAGE }),
  'no-links': (full) => rewrite(full, (value) => (isLink(value) ? null : VISIT_PARTS)),
}

/** Changes all titles but those of pictures, which are captions. */
function withTitles(full: Fields, title: string) {
  return rewrite(full, (value, name) => {
    if (isPicture(value)) return value
    return TITLES.has(name) && typeof value === 'string' ? title : VISIT_PARTS
  })
}

function withMedia(full: Fields, shown: Fields) {
  const nothing = { image: null, video: null, videoUrl: null, videoFallbackImage: null }
  return rewrite(full, (value) =>
    isFields(value) && 'videoFallbackImage' in value
      ? { ...value, ...nothing, ...shown }
      : VISIT_PARTS,
  )
}

/** Repeats the items up to `MANY`, with unique ids and titles. */
function repeatItems(items: unknown[]) {
  if (items.length === 0) return items
  return Array.from({ length: MANY }, (_, index) =>
    rewrite(items[index % items.length], (value, name) => {
      if (typeof value !== 'string') return VISIT_PARTS
      if (name === 'id') return `${value}-${index}`
      return TITLES.has(name) ? `${value} ${inLetters(index)}` : VISIT_PARTS
    }),
  )
}

/** The suffix that `repeatItems` adds to titles, after `lettersIn`. */
export const NUMBERED = /Q[a-j]{2}$/

/** A unique word for each number below 100; letters only, since tests compare words. */
function inLetters(index: number) {
  const letter = (digit: number) => String.fromCharCode(97 + digit)
  return `Q${letter(Math.floor(index / 10))}${letter(index % 10)}`
}

function upright(value: Fields) {
  if (typeof value.id !== 'string') return value
  const { responsiveImage } = picture(value.id, { alt: '', width: 1600, height: 2400 })
  return { ...value, responsiveImage }
}

/** A picture, or a record with its crops. */
function isPicture(value: unknown): value is Fields {
  return isFields(value) && ('responsiveImage' in value || ('large' in value && 'small' in value))
}

function isLink(value: unknown) {
  return isFields(value) && typeof value.to === 'string' && 'label' in value
}

function mapValues(fields: Fields, map: (value: unknown) => unknown) {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, map(value)]))
}
