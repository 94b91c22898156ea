import { renderToStaticMarkup } from 'react-dom/server'
import type { Settings } from '../../content/settings.ts'
import type { ErrorStatus } from '../../shell/errors/words.ts'
import type { Assets } from '../render/assets.ts'
import { type HeadTag, mainHtml, type RenderedPage } from '../render/page.tsx'
import { type PreviewParts, renderApp, renderDocument } from '../render/render-document.tsx'
import { annotatedApp } from './annotate-page.ts'
import { PreviewBar } from './bar.tsx'
import { holdPreview } from './hold-preview.ts'
import type { RenderedPreview } from './render-preview.ts'

type Options = {
  assets: Assets
  /** The origin of the studio. */
  studio: string
  isEditable: boolean
  /** The requested address without the parameters of the preview. */
  address: string
}

const NO_INDEX: HeadTag = {
  tag: 'meta',
  attributes: { name: 'robots', content: 'noindex, nofollow' },
}

/** The document of a preview: the public one with a bar, and with fields on its elements. */
export function previewDocument(preview: RenderedPreview, options: Options) {
  const { assets, studio, isEditable, address } = options
  const { preloads, record } = preview
  const { settings } = preview
  const page = { ...preview.page, head: [...preview.page.head, NO_INDEX] }
  const state = { record: record ?? null, studio, isEditable }
  const bar = renderToStaticMarkup(<PreviewBar {...{ record, studio, address, isEditable }} />)
  const app = holdPreview(annotatedApp({ ...preview, page }, mainHtml(page)))
  const parts = { state, app, bar }
  return renderDocument({
    page,
    settings,
    preloads,
    // It would cover the page that an editor wants to see.
    hasSplash: false,
    assets,
    preview: parts,
  })
}

type ErrorDocument = { page: RenderedPage; settings: Settings }

/**
 * The additions to an error screen in a preview: links that stay in it, and the bar with the way
 * out.
 */
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
