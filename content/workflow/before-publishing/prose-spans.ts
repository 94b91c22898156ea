import { asLinkTarget, targetKey } from '../../delivery/schema/rich-text-target.ts'
import { asDoc, asDocs, type Doc } from '../../payload/doc.ts'
import type { Records } from './read-records.ts'

/** Words of prose with the same formatting: “bold, link to Contact”; empty for plain ones. */
export type Span = { text: string; look: string }

/** Lexical stores the formats of a text as bits. */
const FORMATS = [
  [1, 'bold'],
  [2, 'italic'],
  [4, 'struck through'],
  [8, 'underlined'],
] as const

/** The context of a node: its link, and its list. */
type Around = { link: string; list: string }

/** The words of prose with their formatting, a line for each paragraph and list item. */
export function proseSpans(value: unknown, known: Records): Span[] {
  if (typeof value === 'string') return value ? [{ text: value, look: '' }] : []
  const lines = asDocs(asDoc(asDoc(value).root).children).flatMap((node) =>
    linesOf(node, { link: '', list: '' }, known),
  )
  const shown = lines.filter((spans) => spans.some(({ text }) => text.trim() !== ''))
  return shown.flatMap((spans, at) => (at === 0 ? spans : [{ text: '\n', look: '' }, ...spans]))
}

function linesOf(node: Doc, around: Around, known: Records): Span[][] {
  if (node.type !== 'list') {
    const inside = asDocs(node.children).filter(({ type }) => type !== 'list')
    const nested = asDocs(node.children).filter(({ type }) => type === 'list')
    const own = inside.flatMap((one) => spansOf(one, around, known))
    const marker = own.length > 0 && around.list ? [MARKERS[around.list] ?? BULLET] : []
    return [[...marker, ...own], ...nested.flatMap((one) => linesOf(one, around, known))]
  }
  const list = node.listType === 'number' ? 'number' : 'bullet'
  return asDocs(node.children).flatMap((item) => linesOf(item, { ...around, list }, known))
}

const BULLET: Span = { text: '• ', look: 'list' }
const MARKERS: Readonly<Record<string, Span>> = {
  bullet: BULLET,
  number: { text: '– ', look: 'numbered list' },
}

function spansOf(node: Doc, around: Around, known: Records): Span[] {
  if (node.type === 'linebreak') return [{ text: '\n', look: '' }]
  if (typeof node.text === 'string') return [{ text: node.text, look: lookOf(node, around) }]
  const isLink = node.type === 'link' || node.type === 'autolink'
  const within = isLink ? { ...around, link: linkWords(asDoc(node.fields), known) } : around
  return asDocs(node.children).flatMap((one) => spansOf(one, within, known))
}

function lookOf({ format }: Doc, { link }: Around) {
  const bits = typeof format === 'number' ? format : 0
  const formats = FORMATS.flatMap(([bit, name]) => (bits & bit ? [name] : []))
  return [...formats, ...(link ? [link] : [])].join(', ')
}

function linkWords({ linkType, doc, url, newTab }: Doc, known: Records) {
  const target = linkType === 'internal' ? asLinkTarget(doc) : undefined
  const name = target && (known.get(targetKey(target))?.name ?? `No. ${target.value} (deleted)`)
  const tab = newTab === true ? ' in a new tab' : ''
  return `link to ${name ?? (typeof url === 'string' ? url : 'nothing')}${tab}`
}
