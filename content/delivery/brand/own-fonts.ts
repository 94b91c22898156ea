import type { FontFacts } from '../../media/font-facts.ts'
import type { Frame } from '../../media/foreign-files/frames.ts'
import { readApart } from '../../media/foreign-files/read-apart.ts'
import { fileUrl } from '../../media/responsive-image.ts'
import { uploads } from '../../media/storage/uploads-storage.ts'
import { asDoc, type Doc } from '../../payload/doc.ts'
import type { DeliveryContext } from '../context.ts'
import { readRecord } from '../records.ts'
import { isOwn } from './own-face.ts'

/** An uploaded font with its measures, as the delivery API returns it. */
type OwnFont = FontFacts & {
  use: string
  style: string
  kind: string
  url: string
  size: number
}

const PLACES = [
  { use: 'titles', field: 'file', style: 'normal' },
  { use: 'titles', field: 'italicFile', style: 'italic' },
  { use: 'text', field: 'file', style: 'normal' },
]

const MAX_KEPT = 20
const kept = new Map<string, FontFacts>()

/** The uploaded fonts of a brand; one that cannot be read is left out. */
export async function ownFonts(context: DeliveryContext, brand: Doc): Promise<OwnFont[]> {
  const found = PLACES.map(async ({ use, field, style }) => {
    const group = asDoc(brand[use])
    const file = isOwn(undefined, group) ? await readRecord(context, 'media', group[field]) : null
    const facts = file?.mimeType === 'font/woff2' && (await factsOf(String(file.filename)))
    if (!file || !facts) return []
    const kind = group.kind === 'sans' ? 'sans' : 'serif'
    return [{ ...facts, use, style, kind, url: fileUrl(file), size: Number(file.filesize) || 0 }]
  })
  return (await Promise.all(found)).flat()
}

async function factsOf(filename: string): Promise<FontFacts | undefined> {
  const known = kept.get(filename)
  if (known) return known
  const path = await uploads().find(filename)
  const reading = path && (await readApart('measures', filename, path))
  if (!reading || 'flaw' in reading) return undefined
  const facts = measuresIn(reading.answer)
  if (kept.size >= MAX_KEPT) kept.clear()
  kept.set(filename, facts)
  return facts
}

/** The font metrics in the response of the program. */
function measuresIn({ value }: Frame): FontFacts {
  const measures: Record<keyof FontFacts, unknown> = Object(value)
  const number = (name: keyof FontFacts) => {
    const measure = measures[name]
    if (typeof measure === 'number') return measure
    throw new Error(`The font has no ${name}.`)
  }
  return {
    width: number('width'),
    ascent: number('ascent'),
    descent: number('descent'),
    gap: number('gap'),
  }
}
