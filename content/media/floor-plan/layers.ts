import type { Point } from '@belvedere/kit/day/floor-plan.ts'
import sax from 'sax'
import { attributesOf, localName } from '../svg-names.ts'
import { checkPoints } from './limits.ts'
import { applyTo, IDENTITY, type Matrix, matrixOf } from './matrix.ts'
import { shapeLines } from './shape-lines.ts'

const LAYERS = ['walls', 'openings', 'rooms'] as const
type Layer = (typeof LAYERS)[number]

/** A shape in one of the layers, in the units of the SVG, with its name. */
export type Shape = { layer: Layer; name: string; isOutdoor: boolean; lines: Point[][] }

type Drawing = {
  shapes: Shape[]
  /** How many metres a unit is: `data-metres` of the SVG. */
  metres: number | null
  /** Whether `data-metres` is present and invalid. */
  isScaleUnread: boolean
  /** Shapes of the layers that cannot be read: copies (`use`), texts, unknown transforms. */
  unread: number
}

type Element = {
  tag: string
  attributes: Map<string, string>
  layer: Layer | null
  isOutdoor: boolean
  isHidden: boolean
  matrix: Matrix | null
  /** The words of its title, and those of its attributes. */
  title: string
  label: string
  above: Element | null
  depth: number
}

const NOT_DRAWN = new Set(['defs', 'symbol', 'clippath', 'mask', 'pattern', 'marker', 'metadata'])
const NOT_SHAPES = new Set(['svg', 'g', 'a', 'switch', 'title', 'desc', 'style', 'namedview'])

/** Larger coordinates are mistakes, and would scale everything else to nothing. */
const FARTHEST = 1e9
/** The depth of nested groups beyond which shapes are not read. */
const DEEPEST = 100
/** How many letters of a name are stored, and how many are read. */
const NAME = { kept: 60, read: 300 }

/** The shapes of a plan's layers: groups or shapes with a matching id, class or layer name. */
export function readLayers(text: string): Drawing {
  const drawing: Drawing = { shapes: [], metres: null, isScaleUnread: false, unread: 0 }
  let points = 0
  const parser = sax.parser(true, { xmlns: true })
  let current: Element | null = null
  parser.onopentag = (tag) => {
    const attributes = attributesOf(tag)
    current = elementOf(localName(tag.name), attributes, current)
    if (!current.above) readScale(drawing, attributes.get('data-metres'))
  }
  parser.ontext = (words) => {
    if (current?.tag !== 'title' || !current.above) return
    current.above.title = (current.above.title + words).trimStart().slice(0, NAME.read)
  }
  parser.onclosetag = () => {
    const shape = current && shapeOf(current)
    if (shape === 'unread') drawing.unread++
    else if (shape) drawing.shapes.push(shape)
    if (shape && shape !== 'unread') {
      for (const line of shape.lines) points += line.length
      checkPoints(points)
    }
    current = current?.above ?? null
  }
  parser.write(text).close()
  return drawing
}

function elementOf(tag: string, attributes: Map<string, string>, above: Element | null): Element {
  const names = [attributes.get('id'), attributes.get('label'), attributes.get('class')]
    .join(' ')
    .toLowerCase()
    .split(/\s+/)
    // Drawing programs number names that occur twice: `rooms_1_`, `rooms-2`.
    .map((name) => name.replace(/[_-]\d+_?$/, ''))
  const layer = LAYERS.find((one) => names.includes(one)) ?? above?.layer ?? null
  const depth = above ? above.depth + 1 : 0
  const isInvisible =
    attributes.get('display') === 'none' || /display:\s*none/.test(attributes.get('style') ?? '')
  return {
    tag,
    attributes,
    layer,
    isOutdoor: names.includes('outdoor') || above?.isOutdoor === true,
    isHidden: isInvisible || NOT_DRAWN.has(tag) || above?.isHidden === true,
    matrix: depth > DEEPEST ? null : matrixWithin(attributes.get('transform'), above),
    title: '',
    label: labelIn(attributes, layer),
    above,
    depth,
  }
}

function matrixWithin(transform: string | undefined, above: Element | null): Matrix | null {
  const outer = above ? above.matrix : IDENTITY
  return outer && matrixOf(transform, outer)
}

/** A shape of a layer; null for other elements. */
function shapeOf(element: Element): Shape | 'unread' | null {
  const { tag, attributes, layer, isHidden, isOutdoor, matrix } = element
  if (!layer || isHidden || NOT_SHAPES.has(tag)) return null
  const lines = matrix && shapeLines(tag, attributes)
  if (!matrix || !lines) return 'unread'
  const placed = lines.map((line) => line.map((point) => applyTo(point, matrix)))
  // Transforms may turn numbers into non-finite ones.
  const isPlaced = placed.every((line) => line.flat().every((at) => Math.abs(at) <= FARTHEST))
  return isPlaced ? { layer, name: nameOf(element, layer), isOutdoor, lines: placed } : 'unread'
}

function readScale(drawing: Drawing, metres: string | undefined): void {
  if (metres === undefined) return
  const scale = Number(metres)
  if (scale > 0 && Number.isFinite(scale)) drawing.metres = scale
  else drawing.isScaleUnread = true
}

/** The name of a shape, or of the nearest group around it inside its layer. */
function nameOf(element: Element, layer: Layer): string {
  for (let one: Element | null = element; one && one.layer === layer; one = one.above) {
    const isLayer = one.above?.layer !== layer && one !== element
    const words = isLayer ? '' : oneLine(one.title) || one.label
    if (words) return words
  }
  return ''
}

/** The name in the attributes of an element. The id of a layer does not count. */
function labelIn(attributes: Element['attributes'], layer: Layer | null): string {
  const of = (attribute: string) => attributes.get(attribute)?.slice(0, NAME.read) ?? ''
  const id = of('id') === layer ? '' : wordsInId(of('id'))
  return oneLine(of('aria-label')) || oneLine(of('data-name')) || oneLine(id)
}

/** A text in one line, without characters that databases cannot store. */
function oneLine(text: string): string {
  const line = text.replace(/[\s\p{Cc}\p{Cs}]+/gu, ' ').trim()
  return [...line].slice(0, NAME.kept).join('').trim()
}

/** An id as words: `guest-room`, `guest_x20_room`. */
function wordsInId(id: string): string {
  return id.replace(/_x([\da-f]{2})_/gi, (_, code: string) => charOf(code)).replace(/[_-]+/g, ' ')
}

function charOf(code: string) {
  return String.fromCharCode(Number.parseInt(code, 16))
}
