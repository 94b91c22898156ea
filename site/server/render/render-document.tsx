import { firstFonts } from '@belvedere/kit/brand/style.ts'
import { eveningOf } from '@belvedere/ui/themes/slots/both-words.tsx'
import { flightOf } from '@belvedere/ui/themes/slots/flights.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import type { InlineState, PreviewState, Tags } from '../../browser/page-data.ts'
import { featuresOf } from '../../browser/store/features.ts'
import type { Settings } from '../../content/settings.ts'
import { type Brand, brandOf } from '../../shell/brand/brand.ts'
import { styleOf } from '../../shell/brand/style.ts'
import { WithBrand } from '../../shell/brand/with-brand.tsx'
import { Layout } from '../../shell/layout.tsx'
import { openingScript } from '../../shell/splash/opening-script.ts'
import { Splash } from '../../shell/splash/view.tsx'
import { type ChosenTags, chosenTags, tagHosts } from '../../shell/tags.ts'
import { securityHeaders } from '../http/security-headers.ts'
import type { Assets } from './assets.ts'
import { documentHtml, inlineCss, structuredDataScript } from './document-html.ts'
import { headHtml, mainHtml, pageData, type RenderedPage } from './page.tsx'
import { splitPreloads } from './render-screen.tsx'

type DocumentOptions = {
  page: RenderedPage
  settings: Settings
  /** Preload links of the page's blocks. */
  preloads: string
  /** Whether the document includes the splash. */
  hasSplash: boolean
  assets: Assets
  preview?: PreviewParts
  /** The origin that may show the page in a frame; by default none. */
  framedBy?: string
}

/** The additions to a preview's document. */
export type PreviewParts = {
  state: PreviewState
  /** Replaces the HTML of the shell and the page. */
  app: string
  /** Added to the end of the body. */
  bar: string
}

const splashes = new WeakMap<Brand, string>()

function splashOf(brand: Brand): string {
  const splash =
    splashes.get(brand) ??
    renderToStaticMarkup(
      <WithBrand brand={brand}>
        <Splash />
      </WithBrand>,
    )
  splashes.set(brand, splash)
  return splash
}

/** Renders a document, with its security headers, which include the hashes of its inline code. */
export function renderDocument(options: DocumentOptions) {
  const { page, settings, preloads, hasSplash, assets, preview } = options
  const kinds = page.blocks.map(({ type }) => type)
  const brand = brandOf(settings)
  const styles = assets.stylesheets(preview ? [...kinds, 'preview_bar'] : kinds, brand.look.theme)
  const script = openingScript({
    hasSplash,
    flight: flightOf(brand.look),
    evening: eveningOf(brand.look, settings.site?.timeZone ?? null),
  })
  const style = styleOf(brand)
  const app = preview ? preview.app + preview.bar : renderApp(page, settings, mainHtml(page))
  const tags = chosenTags(settings.site)
  // A preview loads no tags.
  const hosts = preview ? undefined : tagHosts(tags)
  const html = documentHtml({
    language: settings.site?.locale ?? 'en',
    script,
    head: preloads + headHtml(page.head),
    hour: page.hour,
    app: hasSplash ? splashOf(brand) + app : app,
    state: {
      page: pageData(page),
      features: { smoothScroll: featuresOf(settings.site).smoothScroll },
      ...(hosts && { tags: loadedTags(tags) }),
      ...(preview && { preview: preview.state }),
    } satisfies InlineState,
    structuredData: preview ? '' : structuredDataScript(page.things ?? []),
    styles,
    brandStyle: style,
    fonts: firstFonts(brand),
    entry: assets.entry,
    modules: assets.modules,
  })
  const inline = assets.isStrict ? { styles: [style, inlineCss(styles)], script } : undefined
  const framedBy = options.framedBy ?? preview?.state.studio
  return { html, headers: securityHeaders({ inline, framedBy, hosts }) }
}

/** The tags that the browser loads after consent. */
function loadedTags({ google, scripts }: ChosenTags): Tags {
  return { google, scripts: scripts.map(({ address }) => address) }
}

/** The shell with the HTML of a page in it. */
export function renderApp({ path }: { path: string }, settings: Settings, main: string): string {
  const html = renderToStaticMarkup(
    <div id="app">
      <WithBrand brand={brandOf(settings)}>
        <Layout settings={settings} features={featuresOf(settings.site)} path={path} main={main} />
      </WithBrand>
    </div>,
  )
  // Preloads of the shell are dropped: none of its pictures is visible at first.
  const [, app] = splitPreloads(html)
  return app
}
