import { paragraphs, titleLines } from '@belvedere/ui/words.ts'
import { elementsAt, type FieldReference } from './reference.ts'

/**
 * Shows a text as it is typed: in place of the only text of an element, as the lines of a title, or
 * as paragraphs. Texts that are shown in any other way wait until the server has rendered their
 * block.
 */
export function patchText({ record, path, value }: FieldReference & { value: string }): void {
  if (value.trim() === '') return
  for (const element of elementsAt({ record, path })) patchElement(element, value)
}

/** The same for one element; each kind of text has the structure that its component renders. */
export function patchElement(element: HTMLElement, value: string): void {
  const title = element.querySelector('.ln')?.closest('h1, h2, h3, p')
  const texts = element.matches('.text') ? element : element.querySelector('.text')
  const text = onlyTextOf(element)
  if (title) title.replaceChildren(...linesOfTitle(value))
  else if (texts?.querySelector(':scope > p')) texts.replaceChildren(...paragraphsOf(value))
  else if (text && !value.includes('\n')) text.data = value
}

function linesOfTitle(value: string): (Node | string)[] {
  return titleLines(value).flatMap(({ runs }, index) => {
    const line = document.createElement('span')
    line.className = 'ln'
    line.append(
      ...runs.map(({ text, isEmphasis }) => (isEmphasis ? elementWith('em', text) : text)),
    )
    return index > 0 ? [' ', line] : [line]
  })
}

function paragraphsOf(value: string): HTMLElement[] {
  return paragraphs(value).map(({ lines }) => {
    const texts = lines.map(({ text }, index) =>
      index > 0 ? [document.createElement('br'), text] : [text],
    )
    return elementWith('p', ...texts.flat())
  })
}

function elementWith(name: string, ...content: (Node | string)[]) {
  const element = document.createElement(name)
  element.append(...content)
  return element
}

/** The only text in an element; undefined if its words are elements of their own. */
function onlyTextOf(element: HTMLElement): Text | undefined {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) {
    const node = walker.currentNode
    if (node instanceof Text && node.data.trim() !== '') texts.push(node)
  }
  return texts.length === 1 ? texts[0] : undefined
}
