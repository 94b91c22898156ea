import { type OwnWords, wordsOf } from '@belvedere/kit/words/words-of.ts'
import { parseHtml } from '@belvedere/ui/testing/render.ts'
import { wordRows } from '../server/preview/marks/mark-words.ts'

/** Every word of a site as its owner's, each line in brackets that no text has. */
export const MARKED_WORDS: OwnWords = Object.fromEntries(
  wordRows(wordsOf('en')).map(({ key, text }) => [key, text.replaceAll(/.+/g, '⟦$&⟧')]),
)

/** The same as the delivery API has them. */
export const MARKED_ROWS = Object.entries(MARKED_WORDS).map(([key, text]) => ({ key, text }))

/** Attributes that are read, or that scripts show. */
const ATTRIBUTES = [
  ...['alt', 'title', 'placeholder', 'aria-label', 'aria-valuetext', 'aria-description'],
  ...['data-title', 'data-film', 'data-words', 'data-sky', 'data-open'],
  ...['data-closed', 'data-count', 'data-form', 'data-say'],
]

/** Parts of formats, and names of companies. */
const FORMATS =
  /\b(?:m²|km|m|GB|MB|KB|PDF|ZIP|DOCX|YouTube|Vimeo|Google Analytics|Google Ads|January|February|March|April|May|June|July|August|September|October|November|December)\b/g

/** The texts of HTML that are neither marked words nor a part of the content. */
export function unmarkedIn(html: string, content: unknown): string[] {
  const known = plain(textsIn(content).join('\n'))
  const document = parseHtml(html)
  return [...new Set(shownIn(document.documentElement).flatMap((text) => restOf(text, known)))]
}

/** The parts of a text that are neither marked nor known. */
export function restOf(text: string, known: string): string[] {
  return withoutMarked(plain(text))
    .split(/⟦⟧|, /)
    .map((part) => part.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, ''))
    .filter((part) => /\p{L}/u.test(part.replaceAll(FORMATS, '')) && !known.includes(part))
}

function withoutMarked(text: string): string {
  const next = text.replaceAll(/⟦(?:[^⟦⟧]|⟦⟧)+⟧/g, '⟦⟧')
  return next === text ? text : withoutMarked(next)
}

function shownIn(element: Element): string[] {
  if (['SCRIPT', 'STYLE'].includes(element.tagName)) return []
  const own = ATTRIBUTES.flatMap((name) => {
    const value = element.getAttribute(name) ?? ''
    return /^[[{]/.test(value) ? textsIn(JSON.parse(value)) : [value]
  })
  const inside =
    element instanceof Object && 'content' in element ? childrenOf(element.content) : []
  return [...own, ...inside, ...childrenOf(element)]
}

/** A word with an element in its middle is read as a whole. */
function childrenOf(parent: unknown): string[] {
  const { childNodes, textContent } = Object(parent)
  const nodes: Node[] = childNodes ? Array.from(childNodes as Iterable<Node>) : []
  const texts = nodes.filter(({ nodeType }) => nodeType === 3).map((node) => node.textContent ?? '')
  const isWhole = texts.every((text) => text.split('⟦').length === text.split('⟧').length)
  const elements = nodes.filter(({ nodeType }) => nodeType === 1) as Element[]
  return [...(isWhole ? texts : [String(textContent)]), ...elements.flatMap(shownIn)]
}

/** All texts within a value. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

/** A text as it is shown: without tags, emphasis and soft hyphens, on one line. */
function plain(text: string) {
  return text
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/&amp;/g, '&')
    .replaceAll(/[*\u00ad]/g, '')
    .replaceAll(/\s+/g, ' ')
}
