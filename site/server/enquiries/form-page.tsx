import { type FormState, type House, isListing } from '@belvedere/kit/enquiry/form-state.ts'
import { renderToString } from 'react-dom/server'
import type { Payload } from '../../browser/page-data.ts'
import { bindBlock } from '../../content/blocks.ts'
import type { Kinds } from '../../content/kinds.ts'
import { brandOf } from '../../shell/brand/brand.ts'
import { type SettingsReader, withoutSettings } from '../cache/settings-reader.ts'
import type { CachedPage } from '../pages/load-page.ts'
import { splitPreloads, WithBrand } from '../render/render-screen.tsx'
import { islandsIn, replaceBlock } from './replace-block.ts'

type Page = Extract<CachedPage, { isMissing: false }>

type Options = {
  /** Finds published pages only: what a request names is not to fill the cache. */
  findPage: (address: string) => Promise<Page | undefined>
  settings: SettingsReader
  kinds: Kinds
}

/** The form that was sent: the path of its page, and the id of its block. */
export type Form = { page: string; block: string }

/** A page with its form in another state: its HTML, and the headers that belong to it. */
export type FormPage = { html: string; headers: Record<string, string> }

/**
 * Pages with what became of a form that was sent without scripts. They are made of the pages that
 * the site has already, so that they come while the content service is away.
 */
export class FormPages {
  readonly #options: Options

  constructor(options: Options) {
    this.#options = options
  }

  /** The page with this form in this state; undefined if there is no form. */
  async make(sent: Form, state: FormState): Promise<FormPage | undefined> {
    const page = await this.#options.findPage(sent.page)
    if (!page) return undefined
    const { kinds } = this.#options
    const html = page.document.encodings.identity.body.toString()
    const forms = islandsIn(html).filter(({ type }) => kinds.get(type)?.answered)
    const form = forms.find(({ id }) => id === sent.block) ?? forms[0]
    const island = form && payloadOf(page).islands[`b-${form.id}`]
    const answered = form && kinds.get(form.type)?.answered
    if (!form || !island || !answered) return undefined
    const data = { ...island.data, ...answered(state) }
    const block = bindBlock(kinds, { type: form.type, id: form.id, data })
    const view = block?.view(island.place)
    const rendered =
      view && renderToString(<WithBrand brand={await this.#brand()}>{view}</WithBrand>)
    const replaced = rendered && replaceBlock(html, form.id, splitPreloads(rendered)[1])
    return replaced ? { html: replaced, headers: ownHeaders(page) } : undefined
  }

  /** The listing at this path, as its page names it; undefined if there is none. */
  async house(path: string): Promise<House | undefined> {
    if (!isListing(path)) return undefined
    const page = await this.#options.findPage(path)
    const heading = page && /<h1[^>]*>(.*?)<\/h1>/s.exec(payloadOf(page).main)?.[1]
    const title = heading && textOf(heading)
    return title ? { title, path } : undefined
  }

  async #brand() {
    const { settings } = await this.#options.settings.readPatiently().catch(withoutSettings)
    return brandOf(settings)
  }
}

/** What `payloadOf` of this site has written. */
function payloadOf(page: Page): Payload {
  return JSON.parse(page.payload.encodings.identity.body.toString())
}

function ownHeaders({ document: { headers } }: Page): Record<string, string> {
  const pairs = Array.from({ length: headers.length / 2 }, (_, i) => [
    headers[2 * i],
    headers[2 * i + 1],
  ])
  return Object.fromEntries(pairs.filter(([name = '']) => name === 'content-security-policy'))
}

const ENTITIES: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
}

/** The text of HTML that React has written. */
function textOf(html: string) {
  return html
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => ENTITIES[entity] ?? entity)
    .replace(/[\s\u00ad]+/g, ' ')
    .trim()
}
