import { renderToStaticMarkup } from 'react-dom/server'
import type { Settings } from '../../content/settings.ts'
import type { ErrorStatus } from '../../shell/errors/words.ts'
import type { RenderedPage } from '../render/page.tsx'
import { mainHtml } from '../render/page.tsx'
import { type PreviewParts, renderApp } from '../render/render-document.tsx'
import { PreviewBar } from './bar.tsx'
import { holdPreview } from './hold-preview.ts'

type ErrorDocument = { page: RenderedPage; settings: Settings }

/** What an error screen has in a preview: links that stay in it, and the bar that leads out. */
export function previewOfError(
  status: ErrorStatus,
  { page, settings }: ErrorDocument,
  studio: string,
): PreviewParts {
  const about = { studio, isEditable: false }
  const bar = <PreviewBar record={undefined} address={page.path} {...about} />
  return {
    state: { record: null, ...about, error: status },
    app: holdPreview(renderApp(page, settings, mainHtml(page))),
    bar: renderToStaticMarkup(bar),
  }
}
