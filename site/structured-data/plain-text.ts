import { type HtmlNode, htmlTree } from '@belvedere/ui/html-tree.ts'

/** The lines of HTML as plain text: an address in two paragraphs has two lines or more. */
export function plainLines(html: string): string[] {
  const text = htmlTree(html, ['p', 'br', 'li']).map(textInNode).join('')
  return text
    .split('\n')
    .map((line) => line.replaceAll(/\s+/g, ' ').trim())
    .filter((line) => line !== '')
}

function textInNode(node: HtmlNode): string {
  if (typeof node === 'string') return node.replaceAll(/\s+/g, ' ')
  return node.tag === 'br' ? '\n' : `${node.children.map(textInNode).join('')}\n`
}
