import { isObject } from '@belvedere/kit/json.ts'
import { internalPath } from './internal-path.ts'

type RichText = {
  text: string
  records: { collection: string; record: number }[]
  paths: { path: string }[]
}

/** The plain text of rich text, and where its links lead within the site. */
export function readRichText(value: unknown): RichText {
  const found: RichText = { text: '', records: [], paths: [] }
  if (isObject(value)) visit(value.root, found)
  return { ...found, text: found.text.replaceAll(/\s+/g, ' ').trim() }
}

function visit(node: unknown, found: RichText) {
  if (!isObject(node)) return
  if (typeof node.text === 'string') found.text += node.text
  if (node.type === 'linebreak') found.text += ' '
  if (node.type === 'link' && isObject(node.fields)) readLink(node.fields, found)
  if (!Array.isArray(node.children)) return
  for (const child of node.children) visit(child, found)
  // A link is within a sentence; other nodes with children end one.
  if (node.type !== 'link') found.text += ' '
}

function readLink({ linkType, doc, url }: Record<string, unknown>, found: RichText) {
  if (linkType === 'internal') {
    const record = isObject(doc) ? Number(doc.value) : Number.NaN
    if (isObject(doc) && Number.isSafeInteger(record))
      found.records.push({ collection: String(doc.relationTo), record })
    return
  }
  const path = internalPath(url)
  if (path) found.paths.push({ path })
}
