import { escapeHtml } from '@belvedere/kit/escape-html.ts'
import { linkAddress } from '@belvedere/kit/link-address.ts'
import type { HTMLConverter, HTMLConverters } from '@payloadcms/richtext-lexical/html'
import { asDoc, asDocs, type Doc } from '../../payload/doc.ts'
import { asLinkTarget, targetKey } from './rich-text-target.ts'

/** The paths of the records that a text links to; undefined for hidden ones. */
export type Addresses = Map<string, string | undefined>

type Node = Parameters<Extract<HTMLConverter, (args: never) => string>>[0]['node']
type ConverterArgs = { node: object; nodesToHTML: (args: { nodes: Node[] }) => string[] }
type Render = (args: ConverterArgs) => string

/**
 * Converts rich text to plain elements without classes, styles or scripts. Text is escaped, and a
 * node of an unknown type is replaced by its children.
 */
export function safeConverters(addresses: Addresses): HTMLConverters {
  const link: Render = (args) => anchor(inside(args), asDoc(asDoc(args.node).fields), addresses)
  return {
    text: ({ node }: ConverterArgs) => text(asDoc(node)),
    linebreak: () => '<br>',
    tab: () => ' ',
    paragraph: element('p'),
    quote: element('blockquote'),
    listitem: element('li'),
    list: (args: ConverterArgs) => element(tagOf(args) === 'ol' ? 'ol' : 'ul')(args),
    heading: (args: ConverterArgs) => element(HEADINGS.get(tagOf(args)) ?? 'h3')(args),
    horizontalrule: () => '<hr>',
    link,
    autolink: link,
    unknown: inside,
  }
}

/** The page has its own `h1`, so headings in a text start at `h2`. */
const HEADINGS = new Map(['h2', 'h3', 'h4', 'h5', 'h6'].map((tag) => [tag, tag]))

const inside: Render = ({ node, nodesToHTML }) =>
  nodesToHTML({ nodes: asDocs(asDoc(node).children).filter(isNode) }).join('')

function isNode(value: object): value is Node {
  return 'type' in value && typeof value.type === 'string'
}

function tagOf({ node }: ConverterArgs) {
  return String(asDoc(node).tag)
}

function element(tag: string): Render {
  return (args) => `<${tag}>${inside(args)}</${tag}>`
}

function anchor(html: string, { linkType, doc, url, newTab }: Doc, addresses: Addresses) {
  const target = linkType === 'internal' ? asLinkTarget(doc) : undefined
  const to = linkType === 'internal' ? target && addresses.get(targetKey(target)) : linkAddress(url)
  if (!to) return html
  const isElsewhere = newTab || to.startsWith('https:')
  return `<a href="${escapeHtml(to)}"${isElsewhere ? NEW_TAB : ''}>${html}</a>`
}

/** Links that start with `https:` open in a new tab (specification §2). */
const NEW_TAB = ' target="_blank" rel="noopener noreferrer"'

/** The elements of the bits in Lexical's `format`; other bits are ignored. */
const FORMATS: [bit: number, tag: string][] = [
  [1, 'strong'],
  [2, 'em'],
  [4, 's'],
  [32, 'sub'],
  [64, 'sup'],
]

function text({ text: value, format }: Doc) {
  const bits = Number(format) || 0
  const tags = FORMATS.filter(([bit]) => bits & bit).map(([, tag]) => tag)
  return tags.reduce((html, tag) => `<${tag}>${html}</${tag}>`, escapeHtml(String(value ?? '')))
}
