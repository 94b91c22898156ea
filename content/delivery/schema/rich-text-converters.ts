import { linkAddress } from '@belvedere/kit/link-address.ts'
import type { HTMLConverter, HTMLConverters } from '@payloadcms/richtext-lexical/html'
import { asDoc, asDocs, type Doc } from '../context.ts'
import { asLinkTarget, targetKey } from './rich-text-target.ts'

/** Where the records that a text links to live; undefined for those nobody may see. */
export type Addresses = Map<string, string | undefined>

type Node = Parameters<Extract<HTMLConverter, (args: never) => string>>[0]['node']
type Part = { node: object; nodesToHTML: (args: { nodes: Node[] }) => string[] }
type Render = (part: Part) => string

/**
 * What rich text may become: plain elements without classes, styles or scripts. Everything an
 * editor typed is escaped, and a kind of node that is not named here leaves only its words.
 */
export function safeConverters(addresses: Addresses): HTMLConverters {
  const link: Render = (part) => anchor(inside(part), asDoc(asDoc(part.node).fields), addresses)
  return {
    text: ({ node }: Part) => text(asDoc(node)),
    linebreak: () => '<br>',
    tab: () => ' ',
    paragraph: element('p'),
    quote: element('blockquote'),
    listitem: element('li'),
    list: (part: Part) => element(tagOf(part) === 'ol' ? 'ol' : 'ul')(part),
    heading: (part: Part) => element(HEADINGS.get(tagOf(part)) ?? 'h3')(part),
    horizontalrule: () => '<hr>',
    link,
    autolink: link,
    unknown: inside,
  }
}

/** A page has one `h1` of its own, so headings inside a text begin below it. */
const HEADINGS = new Map(['h2', 'h3', 'h4', 'h5', 'h6'].map((tag) => [tag, tag]))

const inside: Render = ({ node, nodesToHTML }) =>
  nodesToHTML({ nodes: asDocs(asDoc(node).children).filter(isNode) }).join('')

function isNode(value: object): value is Node {
  return 'type' in value && typeof value.type === 'string'
}

function tagOf({ node }: Part) {
  return String(asDoc(node).tag)
}

function element(tag: string): Render {
  return (args) => `<${tag}>${inside(args)}</${tag}>`
}

function anchor(words: string, { linkType, doc, url, newTab }: Doc, addresses: Addresses) {
  const target = linkType === 'internal' ? asLinkTarget(doc) : undefined
  const to = linkType === 'internal' ? target && addresses.get(targetKey(target)) : linkAddress(url)
  if (!to) return words
  const isElsewhere = newTab || to.startsWith('https:')
  return `<a href="${escapeHtml(to)}"${isElsewhere ? NEW_TAB : ''}>${words}</a>`
}

/** As all links that start with `https:` open (specification §2). */
const NEW_TAB = ' target="_blank" rel="noopener noreferrer"'

/** The bits of Lexical's `format` that have an element; the others are left out. */
const FORMATS: [bit: number, tag: string][] = [
  [1, 'strong'],
  [2, 'em'],
  [4, 's'],
  [32, 'sub'],
  [64, 'sup'],
]

function text({ text: words, format }: Doc) {
  const bits = Number(format) || 0
  const tags = FORMATS.filter(([bit]) => bits & bit).map(([, tag]) => tag)
  return tags.reduce((html, tag) => `<${tag}>${html}</${tag}>`, escapeHtml(String(words ?? '')))
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

function escapeHtml(words: string) {
  return words.replace(/[&<>"']/g, (letter) => ENTITIES[letter] ?? '')
}
