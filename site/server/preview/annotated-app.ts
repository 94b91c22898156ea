import { randomUUID } from 'node:crypto'
import { renderApp } from '../render-document.tsx'
import { annotate } from './marks/annotate.ts'
import type { RenderedPreview } from './render-preview.ts'

type Shell = Pick<RenderedPreview, 'page' | 'settings' | 'markedSettings' | 'marks'>

/**
 * The shell with the fields of its texts, and the HTML of a page in it. The page is left out while
 * the shell is annotated: its blocks have their fields already.
 */
export function annotatedApp(shell: Shell, main: string): string {
  const { page, settings, markedSettings, marks } = shell
  const place = randomUUID()
  const plain = renderApp(page, settings, place)
  if (settings === markedSettings) return plain.replace(place, () => main)
  const marked = renderApp(page, markedSettings, place)
  return annotate(plain, marked, marks).replace(place, () => main)
}
