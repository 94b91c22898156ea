import { patchTree } from './patch-tree.ts'
import type { RenderedShell } from './preview-payload.ts'

/**
 * Shows the shell as the unsaved settings have it. What is switched on or off, such as the dial,
 * needs its behaviour, and appears when the page is opened again.
 */
export function patchShell({ html, style }: RenderedShell): void {
  showBrand(style)
  const template = document.createElement('template')
  template.innerHTML = html
  const live = document.getElementById('app')
  const parts = new Map([...(live?.children ?? [])].map((part) => [keyOf(part), part]))
  for (const part of template.content.firstElementChild?.children ?? []) {
    const own = parts.get(keyOf(part))
    if (own && own.id !== 'main') patchTree(own, part)
  }
}

const brand = new CSSStyleSheet()

/** The policy allows the style of the document by its hash only, so this one comes after it. */
function showBrand(style: string) {
  brand.replaceSync(style)
  if (!document.adoptedStyleSheets.includes(brand)) document.adoptedStyleSheets.push(brand)
}

function keyOf(part: Element) {
  return [part.localName, part.id, part.getAttribute('class')].join(' ')
}
