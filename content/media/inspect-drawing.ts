import { readFile } from 'node:fs/promises'
import sax from 'sax'
import type { Bytes } from './bytes.ts'
import { sizeOf } from './bytes.ts'
import { flawOfAttribute, flawOfElement, flawOfStyle } from './drawing-flaws.ts'
import { DrawingReferences } from './drawing-references.ts'
import { attributesOf, localName } from './svg-names.ts'
import { UploadError } from './upload-error.ts'

const MAX_BYTES = 2 * 1024 * 1024

const PLAIN = 'Please export it as a plain SVG with embedded pictures and fonts, or as PNG.'

/**
 * Returns the text of an SVG; rejects one that could run scripts, load other addresses or expand
 * entities, with an `UploadError`. The content security policy it is served with forbids the same.
 */
export async function inspectDrawing(bytes: Bytes, name: string): Promise<string> {
  if ((await sizeOf(bytes)) > MAX_BYTES)
    throw new UploadError(`"${name}" is a drawing larger than 2 MB. ${PLAIN}`, 413)
  const text = await readText(bytes)
  const flaw = flawOf(text)
  if (flaw) throw new UploadError(`"${name}" ${flaw}. ${PLAIN}`)
  return text
}

async function readText(bytes: Bytes) {
  return (typeof bytes === 'string' ? await readFile(bytes) : bytes).toString()
}

/** The first problem of an SVG, or undefined. */
function flawOf(text: string): string | undefined {
  const flaws: string[] = []
  const note = (flaw: string | undefined) => flaw && flaws.push(flaw)
  const parser = sax.parser(true, { xmlns: true })
  const references = new DrawingReferences()
  let styles = 0
  let css = ''
  parser.onerror = (error) => {
    throw error
  }
  parser.ondoctype = (type) => note(/\[|<!ENTITY/i.test(type) ? 'defines entities' : undefined)
  parser.onprocessinginstruction = ({ name, body }) => note(flawOfInstruction(name, body))
  parser.onopentag = (tag) => {
    const name = localName(tag.name)
    if (name === 'style') styles++
    note(flawOfElement(name, 'uri' in tag ? tag.uri : ''))
    references.open(name, attributesOf(tag))
  }
  parser.onattribute = ({ name, value }) => note(flawOfAttribute(localName(name), value))
  // A style is all of its text, which comments and elements may stand between.
  const read = (text: string) => {
    if (styles > 0) css += text
  }
  parser.ontext = read
  parser.oncdata = read
  parser.onclosetag = (name) => {
    references.close()
    if (localName(name) === 'style' && --styles === 0) {
      note(flawOfStyle(css))
      references.style(css)
    }
    if (styles === 0) css = ''
  }
  try {
    parser.write(text).close()
  } catch {
    return 'cannot be read as a drawing'
  }
  return flaws[0] ?? references.flaw()
}

/** Browsers read a drawing by the encoding that it names: another one could hide what is in it. */
function flawOfInstruction(name: string, body: string): string | undefined {
  if (name === 'xml-stylesheet') return 'loads a style sheet'
  const [, encoding = 'utf-8'] = /encoding\s*=\s*["']([^"']*)/i.exec(body) ?? []
  const isPlain = name !== 'xml' || /^(?:utf-?8|us-ascii)$/i.test(encoding)
  return isPlain ? undefined : 'is not in UTF-8'
}
