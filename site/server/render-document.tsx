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

type Wanted = {
  page: PageModel
  settings: Settings
  /** Preload links of the page's blocks. */
  preloads: string
  /** Whether a visit may begin here with the splash. */
  hasSplash: boolean
  assets: Assets
  siteUrl: string
}

/** The same for everybody. */
const splash = renderToStaticMarkup(<Splash />)

/** A whole document and the headers that go with just this one. */
export function renderDocument(wanted: Wanted) {
  const { page, settings, preloads, hasSplash, assets, siteUrl } = wanted
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
  // The shell shows no picture before it is asked to.
  const [, app] = splitPreloads(html)
  return app
}
