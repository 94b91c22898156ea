import { convertLexicalToHTML } from '@payloadcms/richtext-lexical/html'
import { proseFromText } from '../../model/prose/from-text.ts'
import { plainText } from '../../model/prose/plain-text.ts'
import { asDoc, type Doc } from '../../payload/doc.ts'
import type { DeliveryContext } from '../context.ts'
import { withFigures } from '../figures.ts'
import { readAddress } from '../paths.ts'
import { type Addresses, safeConverters } from './rich-text-converters.ts'
import { linkedRecords, targetKey } from './rich-text-target.ts'

type EditorState = Parameters<typeof convertLexicalToHTML>[0]['data']

/** Rich text, or a plain text in its place, as sanitised HTML; null when it has no words. */
export async function richText(context: DeliveryContext, value: unknown): Promise<string | null> {
  const text = typeof value === 'string' ? proseFromText(value) : value
  if (!isEditorState(text) || plainText(text) === '') return null
  const addresses = await readAddresses(context, text.root)
  const converters = safeConverters(addresses)
  const html = convertLexicalToHTML({ data: text, converters, disableContainer: true })
  return withFigures(context, html || null)
}

function isEditorState(value: unknown): value is EditorState & { root: Doc } {
  return Array.isArray(asDoc(asDoc(value).root).children)
}

/** Payload does not populate links in rich text, so their records are read first. */
async function readAddresses(context: DeliveryContext, root: Doc): Promise<Addresses> {
  const targets = new Map(linkedRecords(root).map((target) => [targetKey(target), target]))
  const entries = [...targets].map(async ([key, { relationTo, value }]) => {
    return [key, await readAddress(context, relationTo, value)] as const
  })
  return new Map(await Promise.all(entries))
}
