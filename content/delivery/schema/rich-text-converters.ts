import { linkAddress } from '@belvedere/kit/link-address.ts'
import type { HTMLConverters } from '@payloadcms/richtext-lexical/html'
import { asDoc, type Doc } from '../context.ts'
import { asLinkTarget, targetKey } from './rich-text-target.ts'

/** Where the records that a text links to live; undefined for those nobody may see. */
export type Addresses = Map<string, string | undefined>

type Render = (args: { node: Doc; nodesToHTML: (args: { nodes: never[] }) => string[] }) => string

/**
 * What rich text may become: plain elements without classes, styles or scripts. Everything an
 * editor typed is escaped, and a kind of node that is not named here leaves only its words.
 */
export function safeConverters(addresses: Addresses): HTMLConverters {
  const link: Render = (args) => anchor(inside(args), asDoc(args.node.fields), addresses)
  const converters: Record<string, Render> = {
    text: ({ node }) => text(node),
    linebreak: () => '<br>',
    tab: () => ' ',
    paragraph: element('p'),
    quote: element('blockquote'),
    listitem: element('li'),
    list: (args) => element(args.node.tag === 'ol' ? 'ol' : 'ul')(args),
    heading: (args) => element(HEADINGS.get(String(args.node.tag)) ?? 'h3')(args),
    horizontalrule: () => '<hr>',
    link,
    autolink: link,
    unknown: inside,
  }
  return converters as HTMLConverters
}

/** A page has one `h1` of its own, so headings inside a text begin below it. */
const HEADINGS = new Map(['h2', 'h3', 'h4', 'h5', 'h6'].map((tag) => [tag, tag]))

const inside: Render = ({ node, nodesToHTML }) =>
  Array.isArray(node.children) ? nodesToHTML({ nodes: node.children as never[] }).join('') : ''

function element(tag: string): Render {
  return (args) => `<${tag}>${inside(args)}</${tag}>`
}

function anchor(words: string, { linkType, doc, url, newTab }: Doc, addresses: Addresses) {
  const target = linkType === 'internal' ? asLinkTarget(doc) : undefined
  const to = linkType === 'internal' ? target && addresses.get(targetKey(target)) : linkAddress(url)
  if (!to) return words
  return `<a href="${escapeHtml(to)}"${newTab ? ' target="_blank" rel="noopener"' : ''}>${words}</a>`
}

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
