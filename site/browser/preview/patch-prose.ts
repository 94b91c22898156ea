import type { ProsePart } from '@belvedere/kit/preview-messages.ts'
import { elementsAt, type FieldReference } from './reference.ts'

/**
 * Shows what is typed in a paragraph or list of a rich text, without touching emphasis and links.
 * If its structure differs from that on the page, the change waits until the server has rendered
 * the block.
 */
export function patchProse({ record, path, part }: FieldReference & { part: ProsePart }): void {
  for (const element of elementsAt({ record, path })) patchPart(element, part)
}

/** The same for one element. */
export function patchPart(element: HTMLElement, { index, of, pieces }: ProsePart): void {
  const texts = element.matches('.text') ? element : element.querySelector('.text')
  const part = texts?.children.length === of ? texts.children[index] : undefined
  const nodes = part ? textsIn(part) : []
  if (nodes.length !== pieces.length) return
  for (const [i, node] of nodes.entries()) {
    const piece = pieces[i] ?? ''
    if (node.data !== piece) node.data = piece
  }
}

function textsIn(element: Element): Text[] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode)
  return texts
}
