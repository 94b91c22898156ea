import type { Block, Item, Run } from './block.ts'
import { type Format, formatOf } from './format-of.ts'
import { isReviewMark } from './review-marks.ts'
import { styleOf } from './style-of.ts'

const DROPPED = new Set([
  ...['script', 'style', 'template', 'iframe', 'noscript', 'title', 'meta', 'link', 'head', 'xml'],
  ...['svg', 'img', 'video', 'audio', 'object', 'button', 'input', 'select', 'textarea'],
])

const BLOCKS = new Set([
  ...['p', 'div', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'ul', 'ol', 'li', 'dl', 'dt', 'dd', 'pre'],
  ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'td', 'th', 'hr', 'blockquote'],
  ...['section', 'article', 'header', 'footer', 'main', 'aside', 'nav', 'figure', 'figcaption'],
  ...['address', 'details', 'summary', 'form', 'fieldset', 'center'],
])

type Around = { format: Format; item?: Item | undefined; lists: boolean[]; isPreformatted: boolean }

const PLAIN: Format = { isBold: false, isItalic: false, href: undefined }

/** The paragraphs and list items in an element, in their order. */
export function blocksOf(root: Element): Block[] {
  const blocks: Block[] = []
  let open: Block | undefined

  const add = (run: Run, item: Item | undefined) => {
    if (!open || open.item !== item) {
      open = { runs: [], item }
      blocks.push(open)
    }
    open.runs.push(run)
  }

  const visit = (node: Node, around: Around) => {
    if (isText(node)) {
      const text = around.isPreformatted ? node.data : node.data.replaceAll(/[\t\n\r ]+/g, ' ')
      if (text !== '') add({ text, ...around.format }, around.item)
      return
    }
    if (!isElement(node)) return
    const tag = node.localName
    if (DROPPED.has(tag) || isHidden(node) || isMarker(node) || isReviewMark(node)) return
    if (tag === 'br') {
      if (open && !node.classList.contains('Apple-interchange-newline'))
        add({ text: '\n', ...PLAIN }, around.item)
      return
    }
    const inside = { ...around, format: formatOf(node, around.format) }
    if (tag === 'pre') inside.isPreformatted = true
    if (!BLOCKS.has(tag)) {
      for (const child of node.childNodes) visit(child, inside)
      return
    }
    // A paragraph in an item goes on with the item, on a line of its own.
    const isInItem = around.item && tag !== 'li' && tag !== 'ul' && tag !== 'ol'
    const separate = () => {
      if (!isInItem) open = undefined
      else if (open?.item === around.item) add({ text: '\n', ...PLAIN }, around.item)
    }
    separate()
    if (tag === 'ul' || tag === 'ol') inside.lists = [...around.lists, tag === 'ol']
    if (tag === 'li')
      inside.item = { depth: inside.lists.length || 1, isNumbered: inside.lists.at(-1) ?? false }
    inside.item = wordItem(node) ?? inside.item
    for (const child of node.childNodes) visit(child, inside)
    separate()
  }

  visit(root, { format: PLAIN, lists: [], isPreformatted: false })
  return blocks
}

const TEXT = 3
const ELEMENT = 1

const isText = (node: Node): node is Text => node.nodeType === TEXT
const isElement = (node: Node): node is Element => node.nodeType === ELEMENT

/** Text that Word or a page keeps out of sight. */
function isHidden(element: Element): boolean {
  return styleOf(element, 'display') === 'none' || styleOf(element, 'mso-hide') === 'all'
}

/** The bullet or number that Word writes as text in front of an item. */
function isMarker(element: Element): boolean {
  return styleOf(element, 'mso-list') === 'ignore'
}

const NUMBER = /^\(?(?:\d+|[a-z]|[ivxlc]+)[.)]/i

/** Word's lists are paragraphs with a level: `mso-list:l0 level2 lfo1`. */
function wordItem(element: Element): Item | undefined {
  const [, level] = /\blevel(\d)/.exec(styleOf(element, 'mso-list') ?? '') ?? []
  if (!level) return undefined
  const marker = [...element.querySelectorAll('span')].find(isMarker)?.textContent ?? ''
  return { depth: Number(level), isNumbered: NUMBER.test(marker.trim()) }
}
