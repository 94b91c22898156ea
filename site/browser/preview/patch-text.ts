import { elementsAt, type FieldReference } from './reference.ts'

/**
 * Shows a text as it is typed, where an element shows nothing but this text as it stands. Elsewhere
 * it waits for the block to be rendered.
 */
export function patchText({ record, path, value }: FieldReference & { value: string }): void {
  for (const element of elementsAt({ record, path })) {
    const text = onlyTextOf(element)
    if (text && value.trim() !== '' && !value.includes('\n')) text.data = value
  }
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
