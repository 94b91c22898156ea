import { renderToStaticMarkup } from 'react-dom/server'
import type { InlineState } from '../browser/page-data.ts'
import { featuresOf } from '../browser/store/features.ts'
import type { Settings } from '../content/settings.ts'
import { Layout } from '../shell/layout.tsx'
import { openingScript } from '../shell/splash/opening-script.ts'
import { Splash } from '../shell/splash/view.tsx'
import type { Assets } from './assets.ts'
import { documentHtml, inlineCss } from './document.ts'
import { headHtml, mainHtml, pageData } from './page-html.tsx'
import type { PageModel } from './page-model.ts'
import { splitPreloads } from './render-blocks.tsx'
import { securityHeaders } from './security-headers.ts'
import { storedSettings } from './stored-settings.ts'

type DocumentOptions = {
  page: PageModel
  settings: Settings
  /** Preload links of the page's blocks. */
  preloads: string
  /** Whether the document includes the splash. */
  hasSplash: boolean
  assets: Assets
  siteUrl: string
}

const splash = renderToStaticMarkup(<Splash />)

/** Renders a document, with its security headers, which include the hashes of its inline code. */
export function renderDocument(options: DocumentOptions) {
  const { page, settings, preloads, hasSplash, assets, siteUrl } = options
  const styles = assets.stylesheets(page.blocks.map(({ type }) => type))
  const script = openingScript(hasSplash)
  const app = renderApp(page, settings)
  const html = documentHtml({
    language: settings.site?.locale ?? 'en',
    script,
    head: preloads + headHtml(page.head),
    app: hasSplash ? splash + app : app,
    state: { page: pageData(page), settings: storedSettings(settings) } satisfies InlineState,
    styles,
    fonts: assets.fonts,
    entry: assets.entry,
    modules: assets.modules,
  })
  const inline = assets.isStrict ? { style: inlineCss(styles), script } : undefined
  return { html, headers: securityHeaders({ siteUrl, inline }) }
}

function renderApp(page: PageModel, settings: Settings): string {
  const html = renderToStaticMarkup(
    <div id="app">
      <Layout
        settings={settings}
        features={featuresOf(settings.site)}
        path={page.path}
        main={mainHtml(page)}
      />
    </div>,
  )
  // Preloads of the shell are dropped: none of its pictures is visible at first.
  const [, app] = splitPreloads(html)
  return app
}
