/** The focal point of a crop as in the address, with the signature that authorizes it. */
export type Focus = { x: string; y: string; signature: string }

/** The requested size of a picture; `q` is the quality on JPEG's scale. */
export type MediaSize = { fit: 'max' | 'crop'; w: number; h: number; q: number }

/** A parsed address under `/media/`; without a size it is the original file. */
export type MediaAddress = {
  file: string
  size?: MediaSize
  focus?: Focus
  /** Whether WebP is requested explicitly, regardless of `Accept`. */
  isWebp?: boolean
}

/** An address that no page would contain; the message is one sentence for the client. */
export class MediaAddressError extends Error {
  override name = 'MediaAddressError'
}

const ROOT = '/media/'
const FILE =
  /^(?=.{1,120}$)[A-Za-z0-9][\w-]*\.(jpg|jpeg|png|webp|avif|heic|svg|ico|mp4|webm|pdf|glb|woff2)$/
const NOT_A_PICTURE = /\.(mp4|webm|pdf|glb|woff2)$/
const AUTO = 'format,compress'

const PARAMETERS = {
  fit: /^(max|crop)$/,
  w: /^[1-9]\d{0,3}$/,
  h: /^[1-9]\d{0,3}$/,
  auto: /^format,compress$/,
  q: /^[1-9]\d?$/,
  fm: /^webp$/,
  'fp-x': /^(0\.\d\d|1\.00)$/,
  'fp-y': /^(0\.\d\d|1\.00)$/,
  s: /^[0-9a-f]{16}$/,
}
const REQUIRED = ['fit', 'w', 'h', 'auto', 'q'] as const
const FOCUS = ['fp-x', 'fp-y', 's'] as const

type Name = keyof typeof PARAMETERS
type Values = Map<Name, string>

/**
 * Parses a path with its query. Parameters may be in any order; unknown ones throw a
 * `MediaAddressError`.
 */
export function parseMediaAddress(address: string): MediaAddress {
  const queryAt = address.indexOf('?')
  const file = parseFile(queryAt < 0 ? address : address.slice(0, queryAt))
  const values = parseQuery(queryAt < 0 ? '' : address.slice(queryAt + 1))
  if (values.size === 0) return { file }
  if (!isPictureFile(file)) throw new MediaAddressError('Only pictures have sizes.')
  requireAll(values, REQUIRED)
  return { file, size: sizeOf(values), focus: focusOf(values), isWebp: values.has('fm') }
}

/** Formats an address in its canonical form, so that the same bytes are cached only once. */
export function formatMediaAddress({ file, size, focus, isWebp }: MediaAddress): string {
  if (!size) return ROOT + file
  const base = `fit=${size.fit}&w=${size.w}&h=${size.h}&auto=${AUTO}&q=${size.q}`
  const point = focus ? `&fp-x=${focus.x}&fp-y=${focus.y}&s=${focus.signature}` : ''
  return `${ROOT}${file}?${base}${isWebp ? '&fm=webp' : ''}${point}`
}

/**
 * Whether a file is a picture; videos, documents, models and fonts are served unchanged, with range
 * requests.
 */
export function isPictureFile(file: string): boolean {
  return !NOT_A_PICTURE.test(file)
}

function parseFile(path: string) {
  const file = path.startsWith(ROOT) ? path.slice(ROOT.length) : ''
  if (FILE.test(file)) return file
  throw new MediaAddressError(
    'This is not the name of a picture or film: use letters, digits, - and one extension.',
  )
}

function parseQuery(query: string): Values {
  const values: Values = new Map()
  for (const [name, value] of new URLSearchParams(query)) {
    if (!isName(name)) throw new MediaAddressError(`Unknown parameter. ${OFFERED}`)
    if (values.has(name)) throw new MediaAddressError(`The parameter "${name}" is repeated.`)
    if (!PARAMETERS[name].test(value)) throw new MediaAddressError(`"${name}" is malformed.`)
    values.set(name, value)
  }
  return values
}

const OFFERED = `The parameters are ${Object.keys(PARAMETERS).join(', ')}.`

function isName(name: string): name is Name {
  return Object.hasOwn(PARAMETERS, name)
}

function requireAll(values: Values, names: readonly Name[]) {
  const missing = names.find((name) => !values.has(name))
  if (missing) throw new MediaAddressError(`The parameter "${missing}" is missing.`)
}

function sizeOf(values: Values): MediaSize {
  const number = (name: Name) => Number(values.get(name))
  const fit = values.get('fit') === 'crop' ? 'crop' : 'max'
  return { fit, w: number('w'), h: number('h'), q: number('q') }
}

function focusOf(values: Values): Focus | undefined {
  if (!FOCUS.some((name) => values.has(name))) return undefined
  requireAll(values, FOCUS)
  if (values.get('fit') !== 'crop') throw new MediaAddressError('Only a crop has a focal point.')
  const [x = '', y = '', signature = ''] = FOCUS.map((name) => values.get(name))
  return { x, y, signature }
}
