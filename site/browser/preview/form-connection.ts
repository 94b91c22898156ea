import type { FromPage, ToPage } from '@belvedere/kit/preview-messages.ts'
import type { PreviewState } from '../page-data.ts'
import type { SiteStore } from '../store/store.ts'
import { editByClick } from './edit-by-click.ts'
import { createFrame } from './frame.ts'
import { patchProse } from './patch-prose.ts'
import { patchText } from './patch-text.ts'
import { showEdited } from './show-edited.ts'
import { UnsavedPage } from './unsaved-page.ts'

/** Follows the form beside the page, and sends clicks to it. */
export function connectToForm({ record, studio }: PreviewState, store: SiteStore): void {
  const tell = tellStudio(studio)
  const frame = createFrame('focused')
  const page = new UnsavedPage({
    onPainted: (version) => tell({ type: 'belvedere:painted', version }),
    onRefused: (status) => tell({ type: 'belvedere:failed', status }),
  })
  const hear = ({ data, ports }: MessageEvent) => {
    const message = readMessage(data)
    switch (message?.type) {
      case 'belvedere:line':
        // Only the studio has the other end, so what arrives here needs no check of its origin.
        if (ports[0]) ports[0].onmessage = hear
        return
      case 'belvedere:text':
        return patchText(message)
      case 'belvedere:prose':
        return patchProse(message)
      case 'belvedere:render':
        return page.render(message)
      case 'belvedere:focus': {
        const shown = showEdited(message, record, store)
        frame.show(shown === 'absent' || !shown ? [] : [shown])
        if (shown === 'absent') tell({ type: 'belvedere:absent' })
      }
    }
  }
  addEventListener('message', (event) => {
    if (event.source === window.parent && event.origin === studio) hear(event)
  })
  editByClick((field) => tell({ type: 'belvedere:edit', ...field }), new AbortController().signal)
  const path = location.pathname + location.search
  tell({ type: 'belvedere:ready', path, record: record ?? '' })
}

/** Tells the studio around the page that an error screen is shown in place of it. */
export function reportError({ studio }: PreviewState, status: number): void {
  tellStudio(studio)({ type: 'belvedere:failed', status })
}

function tellStudio(studio: string) {
  return (message: FromPage) => window.parent.postMessage(message, studio)
}

/** Messages come from the studio's origin; anything else that is sent there is ignored. */
function readMessage(data: unknown): ToPage | undefined {
  const { type }: { type?: unknown } = typeof data === 'object' && data ? data : {}
  return typeof type === 'string' && type.startsWith('belvedere:') ? (data as ToPage) : undefined
}
