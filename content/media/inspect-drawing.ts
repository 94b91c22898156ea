import { readFile } from 'node:fs/promises'
import sax from 'sax'
import type { Bytes } from './bytes.ts'
import { sizeOf } from './bytes.ts'
import { flawOfAttribute, flawOfElement, flawOfStyle } from './drawing-flaws.ts'
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
  const text = await textOf(bytes)
  const flaw = flawOf(text)
  if (flaw) throw new UploadError(`"${name}" ${flaw}. ${PLAIN}`)
  return text
}

async function textOf(bytes: Bytes) {
  return (typeof bytes === 'string' ? await readFile(bytes) : bytes).toString()
}

/** The first problem of an SVG, or undefined. Only UTF-8 is supported. */
function flawOf(text: string): string | undefined {
  const flaws: string[] = []
  const note = (flaw: string | undefined) => flaw && flaws.push(flaw)
  const parser = sax.parser(true, { xmlns: true })
  let style = false
  parser.onerror = (error) => {
    throw error
  }
  parser.ondoctype = (type) => note(/\[|<!ENTITY/i.test(type) ? 'defines entities' : undefined)
  parser.onprocessinginstruction = ({ name }) =>
    note(name === 'xml-stylesheet' ? 'loads a style sheet' : undefined)
  parser.onopentag = (tag) => {
    const name = localName(tag.name)
    style = name === 'style'
    note(flawOfElement(name, 'uri' in tag ? tag.uri : ''))
  }
  parser.onattribute = ({ name, value }) => note(flawOfAttribute(localName(name), value))
  parser.ontext = (css) => note(style ? flawOfStyle(css) : undefined)
  parser.oncdata = (css) => note(style ? flawOfStyle(css) : undefined)
  try {
    parser.write(text).close()
  } catch {
    return 'cannot be read as a drawing'
  }
  return flaws[0]
}

function localName(name: string) {
  return name.slice(name.lastIndexOf(':') + 1).toLowerCase()
}
