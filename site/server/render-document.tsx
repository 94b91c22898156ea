import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router'
import { addIsland } from '../app/islands.ts'
import { type InlineState, isIsland, type PageModel } from '../app/page-model.ts'
import { createRoutes } from '../app/routes.tsx'
import { createSiteStore } from '../browser/store/store.ts'
import { islandViews } from '../content/blocks.ts'
import type { Settings } from '../content/settings.ts'
import { openingScript } from '../shell/splash/opening-script.ts'
import { Splash } from '../shell/splash/view.tsx'
import type { Assets } from './assets.ts'
import { documentHtml, inlineCss } from './document.ts'
import { securityHeaders } from './security-headers.ts'

for (const [type, view] of islandViews) addIsland(type, view)

type Wanted = {
  page: PageModel
  settings: Settings
  /** Preload links of static blocks. */
  preloads: string
  /** Whether a visit may begin here with the splash. */
  hasSplash: boolean
  assets: Assets
  siteUrl: string
}

/** The same for everybody; React does not take it over. */
const splash = renderToStaticMarkup(<Splash />)

/** A whole document and the headers that go with just this one. */
export async function renderDocument(wanted: Wanted) {
  const { page, settings, preloads, hasSplash, assets, siteUrl } = wanted
  const { head, app } = splitHead(await renderApp(page, settings))
  const styles = assets.stylesheets(page.blocks.map(({ type }) => type))
  const script = openingScript(hasSplash)
  const html = documentHtml({
    language: settings.site?.locale ?? 'en',
    script,
    head: preloads + head,
    app: hasSplash ? splash + app : app,
    state: inlineState(page, settings),
    styles,
    fonts: assets.fonts,
    entry: assets.entry,
    modules: assets.modules(page.blocks.filter(isIsland).map(({ type }) => type)),
  })
  const inline = assets.isStrict ? { style: inlineCss(styles), script } : undefined
  return { html, headers: securityHeaders({ siteUrl, inline }) }
}

const OPENING = '<div id="app">'

async function renderApp(page: PageModel, settings: Settings): Promise<string> {
  const { query, dataRoutes } = createStaticHandler(
    createRoutes(createSiteStore(settings, page), () => page),
  )
  const context = await query(new Request(new URL(page.path + page.search, 'http://site')))
  if (context instanceof Response) throw new Error(`The page ${page.path} is a redirect.`)
  const router = createStaticRouter(dataRoutes, context)
  return renderToString(
    <div id="app">
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </div>,
  )
}

/** React writes title, meta and preload elements in front of the root element. */
function splitHead(html: string) {
  const at = html.indexOf(OPENING)
  return { head: html.slice(0, at), app: html.slice(at) }
}

/** What the browser cannot read from the document itself: islands' data, list and settings. */
function inlineState(
  { blocks, share: _, styles: __, ...page }: PageModel,
  settings: Settings,
): InlineState {
  const listed = blocks.map(({ html, ...block }) => block)
  return { page: { ...page, blocks: listed }, settings }
}
