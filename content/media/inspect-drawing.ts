import { readFile } from 'node:fs/promises'
import sax from 'sax'
import type { Bytes } from './bytes.ts'
import { sizeOf } from './bytes.ts'
import { flawOfAttribute, flawOfElement, flawOfStyle } from './drawing-flaws.ts'
import { UploadError } from './upload-error.ts'

const MOST_BYTES = 2 * 1024 * 1024

const PLAIN = 'Please export it as a plain SVG, with its pictures and fonts inside, or as PNG.'

/**
 * Refuses a drawing that could do more than be drawn: run a script, ask another address, grow when
 * it is read. The policy it is served with forbids the same once more.
 */
export async function inspectDrawing(bytes: Bytes, name: string): Promise<void> {
  if ((await sizeOf(bytes)) > MOST_BYTES)
    throw new UploadError(`"${name}" is a drawing heavier than 2 MB. ${PLAIN}`, 413)
  const flaw = flawOf(await textOf(bytes))
  if (flaw) throw new UploadError(`"${name}" ${flaw}. ${PLAIN}`)
}

async function textOf(bytes: Bytes) {
  return (typeof bytes === 'string' ? await readFile(bytes) : bytes).toString()
}

/** What is wrong with a drawing, or nothing. A drawing in another alphabet than UTF-8 is unreadable. */
function flawOf(text: string): string | undefined {
  const flaws: string[] = []
  const note = (flaw: string | undefined) => flaw && flaws.push(flaw)
  const parser = sax.parser(true, {})
  let style = false
  parser.onerror = (error) => {
    throw error
  }
  parser.ondoctype = (type) => note(/\[|<!ENTITY/i.test(type) ? 'defines entities' : undefined)
  parser.onprocessinginstruction = ({ name }) =>
    note(name === 'xml-stylesheet' ? 'fetches a style sheet' : undefined)
  parser.onopentag = ({ name }) => {
    style = localName(name) === 'style'
    note(flawOfElement(localName(name)))
  }
  parser.onattribute = ({ name, value }) => note(flawOfAttribute(localName(name), value))
  parser.ontext = (words) => note(style ? flawOfStyle(words) : undefined)
  parser.oncdata = (words) => note(style ? flawOfStyle(words) : undefined)
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
