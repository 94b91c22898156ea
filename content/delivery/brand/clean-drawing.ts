import sax from 'sax'
import { withoutEntities } from '../../media/drawing-entities.ts'
import { type Box, type Drawing, DrawingError, type PartName, type Shapes } from './drawing.ts'
import { shapeAttributes } from './shape-attributes.ts'

const SVG = 'http://www.w3.org/2000/svg'
const SHAPES = new Set(['path', 'circle', 'ellipse', 'rect', 'line', 'polyline', 'polygon', 'g'])
/** Elements and attributes that drawing programs add and nobody sees. */
const NOTES = new Set(['title', 'desc', 'metadata', 'defs', 'namedview'])

/** Small, because the wordmark is in every page. */
const MAX_BYTES = 12 * 1024

/**
 * Extracts the shapes of an SVG: only elements and attributes that draw, so that nothing else gets
 * into the page. Black becomes the colour of the text around it. Throws a `DrawingError`.
 */
export function cleanDrawing(svg: string): Drawing {
  const parser = sax.parser(true, { xmlns: true })
  const root: Shapes = { box: { x: 0, y: 0, width: 0, height: 0 }, content: '' }
  const parts: Drawing['parts'] = []
  let hasRoot = false
  let skipped = 0
  let part: Drawing['parts'][number] | undefined
  const write = (text: string) => {
    const target = part ?? root
    target.content += text
  }
  parser.onerror = (error) => {
    throw error
  }
  parser.onopentag = (opened) => {
    const { name, attributes } = opened
    const tag = localName(name)
    const values = new Map(Object.values(attributes).map((one) => [one.name, one.value]))
    if (skipped > 0 || NOTES.has(tag)) return void skipped++
    if ('uri' in opened && opened.uri !== SVG)
      throw new DrawingError(`It contains <${name}>, which is no part of a drawing. ${SHAPES_ONLY}`)
    if (tag === 'svg' && !hasRoot) {
      hasRoot = true
      root.box = boxOf(values)
      return write(`<g${shapeAttributes('g', values)}>`)
    }
    if (tag === 'svg' && !part) {
      part = { name: partNamed(values.get('id')), box: boxOf(values), content: '' }
      return parts.push(part)
    }
    if (!SHAPES.has(tag)) throw new DrawingError(`It contains <${tag}>. ${SHAPES_ONLY}`)
    write(`<${tag}${shapeAttributes(tag, values)}>`)
  }
  parser.onclosetag = (name) => {
    const tag = localName(name)
    if (skipped > 0) return void skipped--
    if (tag !== 'svg') return write(`</${tag}>`)
    if (part) part = undefined
    else write('</g>')
  }
  parse(parser, svg)
  if (!/<(?!\/|g\b)/.test(root.content) && parts.length === 0)
    throw new DrawingError(`It has no shapes. ${SHAPES_ONLY}`)
  const shapes = [root, ...parts]
  if (shapes.reduce((sum, { content }) => sum + content.length, 0) > MAX_BYTES)
    throw new DrawingError('Its shapes have more than 12 KB. Simplify the paths, or round them.')
  const [open = '<g>'] = /^<g[^>]*>/.exec(root.content) ?? []
  return {
    ...root,
    parts: parts.map((one) => ({ ...one, content: `${open}${one.content}</g>` })),
  }
}

const SHAPES_ONLY =
  'Export it as a plain SVG of paths: text as outlines, no styles, gradients, pictures or masks.'

function parse(parser: sax.SAXParser, svg: string) {
  try {
    parser.write(withoutEntities(svg) ?? svg).close()
  } catch (error) {
    if (error instanceof DrawingError) throw error
    throw new DrawingError(`It cannot be read as a drawing. ${SHAPES_ONLY}`)
  }
}

function partNamed(id = ''): PartName {
  if (id === 'rise' || id === 'line') return id
  throw new DrawingError(`It contains a drawing within the drawing. ${SHAPES_ONLY}`)
}

function localName(name: string) {
  return name.slice(name.lastIndexOf(':') + 1)
}

/** The box of an `svg` element: its viewBox, else its position and size; 0 wide if it has none. */
function boxOf(values: ReadonlyMap<string, string>): Box {
  const numbers = (values.get('viewBox') ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number)
  const [x = 0, y = 0, width = 0, height = 0] = numbers
  if (numbers.length === 4 && numbers.every(Number.isFinite) && width > 0 && height > 0)
    return { x, y, width, height }
  return {
    x: lengthOf(values.get('x')),
    y: lengthOf(values.get('y')),
    width: lengthOf(values.get('width')),
    height: lengthOf(values.get('height')),
  }
}

/** A length in pixels; other units and missing values count as 0. */
function lengthOf(value = '') {
  return Number(/^(-?[\d.]+)(?:px)?$/.exec(value.trim())?.[1] ?? 0) || 0
}
