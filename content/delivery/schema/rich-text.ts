import { convertLexicalToHTML } from '@payloadcms/richtext-lexical/html'
import { asDoc, asDocs, type DeliveryContext, type Doc } from '../context.ts'
import { recordPath } from '../paths.ts'
import { isId, readRecord } from '../records.ts'
import { type Addresses, safeConverters } from './rich-text-converters.ts'

type EditorState = Parameters<typeof convertLexicalToHTML>[0]['data']

/** Rich text as sanitised HTML; null when nothing is written. */
export async function richText(context: DeliveryContext, value: unknown): Promise<string | null> {
  if (!isEditorState(value)) return null
  const addresses = await readAddresses(context, value.root)
  const converters = safeConverters(addresses)
  const html = convertLexicalToHTML({ data: value, converters, disableContainer: true })
  return html || null
}

function isEditorState(value: unknown): value is EditorState & { root: Doc } {
  return Array.isArray(asDoc(asDoc(value).root).children)
}

/** Links inside rich text are not populated by Payload, so their pages are read first. */
async function readAddresses(context: DeliveryContext, root: Doc): Promise<Addresses> {
  const ids = [...new Set(linkedPages(root))]
  const paths = ids.map(async (id) =>
    recordPath(context, 'pages', await readRecord(context, 'pages', id)),
  )
  const found = await Promise.all(paths)
  return new Map(ids.map((id, index) => [id, found[index]]))
}

function linkedPages(node: Doc): (string | number)[] {
  const { linkType, doc } = asDoc(node.fields)
  const { relationTo, value } = asDoc(doc)
  const own = linkType === 'internal' && relationTo === 'pages' && isId(value) ? [value] : []
  return [...own, ...asDocs(node.children).flatMap(linkedPages)]
}
