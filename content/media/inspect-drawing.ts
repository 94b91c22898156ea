import { isUtf8 } from 'node:buffer'
import { readFile } from 'node:fs/promises'
import sax from 'sax'
import type { Bytes } from './bytes.ts'
import { sizeOf } from './bytes.ts'
import { withoutEntities } from './drawing-entities.ts'
import {
  flawOfAttribute,
  flawOfElement,
  flawOfRoot,
  flawOfStyle,
  NO_DRAWING,
} from './drawing-flaws.ts'
import { DrawingReferences } from './drawing-references.ts'
import { type DrawingSize, drawingSize, TOO_SMALL } from './drawing-size.ts'
import { unreadable } from './inspect-picture.ts'
import { attributesOf, localName } from './svg-names.ts'
import { UploadError } from './upload-error.ts'

const MAX_BYTES = 2 * 1024 * 1024

const PLAIN = 'Please export it as a plain SVG with embedded pictures and fonts, or as PNG.'

/**
 * Returns the text of an SVG and its size in CSS pixels; rejects one that could run scripts, load
 * other addresses or grow when it is read, with an `UploadError`. The content security policy it is
 * served with forbids the same. How large it is says nothing about what drawing it costs: a plan in
 * millimetres has a hundred megapixels.
 */
export async function inspectDrawing(
  bytes: Bytes,
  name: string,
): Promise<DrawingSize & { text: string }> {
  if ((await sizeOf(bytes)) > MAX_BYTES)
    throw new UploadError(`"${name}" is a drawing larger than 2 MB. ${PLAIN}`, 413)
  const whole = await readWhole(bytes)
  if (!isUtf8(whole)) throw flawed(name, NO_UTF8)
  const text = withoutEntities(whole.toString())
  const { flaw, size } = text === undefined ? { flaw: ENTITIES } : read(text)
  if (flaw === NO_DRAWING) throw new UploadError(unreadable(name))
  if (flaw) throw flawed(name, flaw)
  if (size === TOO_SMALL) throw new UploadError(`"${name}" ${TINY}`)
  if (text === undefined || !size) throw new UploadError(`"${name}" ${NO_SIZE}`)
  return { text, ...size }
}

function flawed(name: string, flaw: string) {
  return new UploadError(`"${name}" ${flaw}. ${PLAIN}`)
}

/** The refusal of a drawing that is no valid XML, which browsers do not show. */
export function unreadableDrawing(name: string): UploadError {
  return flawed(name, UNREADABLE)
}

const UNREADABLE = 'cannot be read as a drawing'
const NO_UTF8 = 'is not in UTF-8'
const ENTITIES = 'defines entities that grow or come from elsewhere'

const NO_SIZE =
  'says nowhere how large it is. Please export it with a width and a height, or with a viewBox.'

const TINY =
  'is smaller than a pixel. Please export it in a smaller unit, such as millimetres in place of metres.'

async function readWhole(bytes: Bytes) {
  return typeof bytes === 'string' ? await readFile(bytes) : bytes
}

type Read = { flaw?: string | undefined; size?: ReturnType<typeof drawingSize> }

/** The first problem of an SVG, and its size. */
function read(text: string): Read {
  const flaws: string[] = []
  const note = (flaw: string | undefined) => flaw && flaws.push(flaw)
  const parser = sax.parser(true, { xmlns: true })
  const references = new DrawingReferences()
  let styles = 0
  let css = ''
  let size: Read['size']
  let depth = 0
  /** How deep the innermost `metadata` is that is open; what is in it is not drawn. */
  let metadata = Number.POSITIVE_INFINITY
  parser.onerror = (error) => {
    throw error
  }
  parser.ondoctype = (type) => note(/\[|<!ENTITY/i.test(type) ? ENTITIES : undefined)
  parser.onprocessinginstruction = ({ name, body }) => note(flawOfInstruction(name, body))
  parser.onopentag = (tag) => {
    const name = localName(tag.name)
    const attributes = attributesOf(tag)
    const namespace = 'uri' in tag ? tag.uri : ''
    depth++
    if (depth === 1) {
      note(flawOfRoot(name, namespace))
      size = drawingSize(attributes)
    }
    note(flawOfElement(name, namespace, depth > metadata))
    if (name === 'metadata') metadata = Math.min(metadata, depth)
    if (name === 'style') styles++
    references.open(name, attributes)
  }
  parser.onattribute = ({ name, value }) => note(flawOfAttribute(localName(name), value))
  // The style is the whole text, which may be interrupted by comments and elements.
  const readStyle = (text: string) => {
    if (styles > 0) css += text
  }
  parser.ontext = readStyle
  parser.oncdata = readStyle
  parser.onclosetag = (name) => {
    references.close()
    if (depth === metadata) metadata = Number.POSITIVE_INFINITY
    depth--
    if (localName(name) === 'style' && --styles === 0) {
      note(flawOfStyle(css))
      references.style(css)
    }
    if (styles === 0) css = ''
  }
  try {
    parser.write(text).close()
  } catch {
    return { flaw: flaws[0] ?? UNREADABLE }
  }
  return { flaw: flaws[0] ?? references.flaw(), size }
}

/** Browsers read an SVG in the encoding that it declares: another one could hide its contents. */
function flawOfInstruction(name: string, body: string): string | undefined {
  if (name === 'xml-stylesheet') return 'loads a style sheet'
  const [, encoding = 'utf-8'] = /encoding\s*=\s*["']([^"']*)/i.exec(body) ?? []
  const isPlain = name !== 'xml' || /^(?:utf-?8|us-ascii)$/i.test(encoding)
  return isPlain ? undefined : NO_UTF8
}
