import { randomUUID } from 'node:crypto'
import type { Log } from '@belvedere/kit/log.ts'
import { DUSK } from '@belvedere/kit/page-hour.ts'
import type { SiteWords } from '@belvedere/kit/words/words.ts'
import { ENGLISH } from '@belvedere/kit/words/words-of.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { brandOf } from '../../shell/brand/brand.ts'
import { WithBrand } from '../../shell/brand/with-brand.tsx'
import { ErrorScreen } from '../../shell/errors/view.tsx'
import { type ErrorStatus, errorWords } from '../../shell/errors/words.ts'
import { type SettingsReader, withoutSettings } from '../cache/settings-reader.ts'
import { TaggedCache } from '../cache/tagged-cache.ts'
import type { Encoding } from '../http/encodings.ts'
import { type PreparedResponse, prepareOnce } from '../http/prepared-response.ts'
import { PRIVATE, securityHeaders } from '../http/security-headers.ts'
import { previewOfError } from '../preview/preview-document.tsx'
import type { Assets } from '../render/assets.ts'
import type { HeadTag, RenderedPage } from '../render/page.tsx'
import { icons } from '../render/page-head.ts'
import { renderDocument } from '../render/render-document.tsx'
import { splitPreloads } from '../render/render-screen.tsx'

type Options = {
  settings: SettingsReader
  assets: Assets
  siteUrl: string
  /** The origin that may show the screens of previews in a frame. */
  studioUrl: string
  log: Log
  ready: () => Promise<unknown>
  maxWaitMs?: number
}
/** A screen in public or in a preview, where it keeps the viewer. */
type Screen = { status: ErrorStatus; isPreview: boolean }
type Template = { html: string; headers: Record<string, string> }

/** A placeholder for the path: each error screen is rendered once and reused for all paths. */
const PATH_PLACEHOLDER = `/${randomUUID()}`

/** Renders error screens: 404, 410, 500 and 503. */
export class ErrorPages {
  readonly #templates: TaggedCache<Template>
  readonly #options: Options

  constructor(options: Options) {
    this.#options = options
    this.#templates = new TaggedCache({
      load: (key) => render(screenOf(key), options),
      ready: options.ready,
      onError: (key, error) =>
        options.log.error('Rendering an error screen failed.', { ...screenOf(key), error }),
    })
  }

  invalidate(tags: readonly string[]): void {
    this.#templates.invalidate(tags)
  }

  /** The error screen for a status, or a minimal document if rendering it fails. */
  async make(screen: Screen, path: string, encoding: Encoding): Promise<PreparedResponse> {
    const { status, isPreview } = screen
    const { html, headers: own } = await this.#templates.get(keyOf(screen)).then(
      ({ value }) => value,
      () => ({ html: fallbackHtml(status), headers: this.#plainHeaders(isPreview) }),
    )
    const body = html.replaceAll(PATH_PLACEHOLDER, escapePath(path))
    const headers = { ...own, ...headersOf(status), ...(isPreview && PRIVATE) }
    return prepareOnce({ status, body, headers }, encoding)
  }

  #plainHeaders(isPreview: boolean) {
    const { assets, studioUrl } = this.#options
    const inline = assets.isStrict ? { styles: [], script: '' } : undefined
    return securityHeaders({ inline, framedBy: isPreview ? studioUrl : undefined })
  }
}

function keyOf({ status, isPreview }: Screen) {
  return isPreview ? `${status} preview` : String(status)
}

function screenOf(key: string): Screen {
  const [status, preview] = key.split(' ')
  return { status: Number(status) as ErrorStatus, isPreview: preview !== undefined }
}

const RETRY_MS = 5000

/** How long an error screen waits for the Settings call. */
const PATIENCE_MS = 2000

/**
 * The settings from a Settings call (spec §7); the error screen shows neither of its lists. It
 * continues with the known settings, or without settings (spec §8).
 */
async function readSettings(reader: SettingsReader, patienceMs = PATIENCE_MS) {
  try {
    const signal = AbortSignal.timeout(patienceMs)
    return { shell: await reader.fetchWithLists({ max: 0, signal }), isPartial: false }
  } catch {
    const shell = await reader.read().catch(withoutSettings)
    return { shell, isPartial: true }
  }
}

async function render({ status, isPreview }: Screen, { settings, ...options }: Options) {
  const { shell, isPartial } = await readSettings(settings, options.maxWaitMs)
  const brand = brandOf(shell.settings)
  const screen = renderToStaticMarkup(
    <WithBrand brand={brand}>
      <ErrorScreen status={status} />
    </WithBrand>,
  )
  const [preloads, html] = splitPreloads(screen)
  const page: RenderedPage = {
    path: PATH_PLACEHOLDER,
    search: '',
    head: [...headOf(status, brand.words), ...icons(shell.settings.site)],
    // An error screen shows a picture at dusk.
    ...(brand.look.parts.hours && { hour: DUSK }),
    hiddenTitle: null,
    blocks: [{ id: `error-${status}`, type: 'error_screen', html }],
    styles: [],
    build: options.assets.build.id,
    settings: shell.version,
  }
  const parts = { page, settings: shell.settings, preloads, hasSplash: false }
  const preview = isPreview && previewOfError(status, parts, options.studioUrl)
  const value = renderDocument({ ...parts, ...options, ...(preview && { preview }) })
  return { value, tags: shell.tags, ...(isPartial && { maxAgeMs: RETRY_MS }) }
}

function headOf(status: ErrorStatus, words: SiteWords): HeadTag[] {
  const { title } = errorWords(words, status)
  return [
    { tag: 'title', content: status === 404 ? `${title}: ${PATH_PLACEHOLDER}` : title },
    { tag: 'meta', attributes: { name: 'robots', content: 'noindex' } },
  ]
}

function headersOf(status: ErrorStatus): Record<string, string> {
  return {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    ...(status === 503 && { 'retry-after': '5' }),
  }
}

/** Percent-encodes every character that has a meaning in HTML or JSON. */
function escapePath(path: string) {
  return path
    .replaceAll(/[^\w\-./~%]/g, (character) => encodeURIComponent(character))
    .replaceAll("'", '%27')
}

function fallbackHtml(status: ErrorStatus) {
  const { heading, text } = errorWords(ENGLISH, status)
  return `<!doctype html><meta charset="utf-8"><title>${heading}</title><h1>${heading}</h1><p>${text.join('')}</p>`
}
