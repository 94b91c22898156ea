import { type AskedForm, PLAIN_FORM, type Row } from '@belvedere/kit/enquiry/asked-form.ts'
import type { EnquiryValues } from '@belvedere/kit/enquiry/fields.ts'
import type { FormState, House } from '@belvedere/kit/enquiry/form-state.ts'
import { unescapeHtml } from '@belvedere/kit/escape-html.ts'
import type { SiteWords } from '@belvedere/kit/words/words.ts'
import { renderToString } from 'react-dom/server'
import type { Payload } from '../../browser/page-data.ts'
import { bindBlock } from '../../content/blocks.ts'
import type { Kinds } from '../../content/kinds.ts'
import { routeOf } from '../../screens/routes.ts'
import { brandOf } from '../../shell/brand/brand.ts'
import { WithBrand } from '../../shell/brand/with-brand.tsx'
import { type SettingsReader, withoutSettings } from '../cache/settings-reader.ts'
import type { CachedPage } from '../pages/load-page.ts'
import { splitPreloads } from '../render/render-screen.tsx'
import type { SentForm } from './read-form.ts'

type Page = Extract<CachedPage, { isMissing: false }>

type Options = {
  /** Finds published pages only: a path in a request must not fill the cache. */
  findPage: (address: string) => Promise<Page | undefined>
  settings: SettingsReader
  kinds: Kinds
}

/** The form that was sent: the path of its page, and the id of its block. */
export type Form = { page: string; block: string }

/** A page with its form in another state: its HTML, and the matching headers. */
type FormPage = { html: string; headers: Record<string, string> }

/**
 * Pages that show the result of a form that was sent without scripts. They are made from cached
 * pages, so they are available while the content service is down.
 */
export class FormPages {
  readonly #options: Options

  constructor(options: Options) {
    this.#options = options
  }

  /** The page with this form in this state; undefined if there is no such form. */
  async make(sent: Form, state: FormState): Promise<FormPage | undefined> {
    const page = await this.#options.findPage(sent.page)
    if (!page) return undefined
    const { kinds } = this.#options
    const html = page.document.encodings.identity.body.toString()
    const form = formOn(page, sent)
    const answered = form && kinds.get(form.type)?.answered
    if (!answered) return undefined
    const data = { ...form.data, ...answered(state) }
    const block = bindBlock(kinds, { type: form.type, id: form.id, data })
    const view = block?.view(form.place)
    const rendered =
      view && renderToString(<WithBrand brand={await this.#brand()}>{view}</WithBrand>)
    const replaced = rendered && replaceBlock(html, form.id, splitPreloads(rendered)[1])
    return replaced ? { html: replaced, headers: ownHeaders(page) } : undefined
  }

  /**
   * What the form asks that was sent. Where its page is gone, the answers are kept all the same, and
   * the version of the consent.
   */
  async asked(sent: SentForm): Promise<AskedForm> {
    const page = await this.#options.findPage(sent.page)
    const form = page && formOn(page, sent)
    const asks = form && this.#options.kinds.get(form.type)?.asks
    return asks ? asks(form.data) : unknownForm(sent.values)
  }

  /**
   * The title of the listing at this path, as its page has it; undefined if there is none, or if it
   * is sold.
   */
  async house(path: string): Promise<House | undefined> {
    if (routeOf(path)?.kind !== 'real_estate_listing') return undefined
    const page = await this.#options.findPage(path)
    const main = page ? payloadOf(page).main : ''
    if (main.includes(' data-sold=""')) return undefined
    const heading = /<h1[^>]*>(.*?)<\/h1>/s.exec(main)?.[1]
    const title = heading && textInHtml(heading)
    return title ? { title, path } : undefined
  }

  /** The words of the site. */
  async words(): Promise<SiteWords> {
    return (await this.#brand()).words
  }

  async #brand() {
    const { settings } = await this.#options.settings.readPatiently().catch(withoutSettings)
    return brandOf(settings)
  }
}

/** The form with this id, or the first of the page. */
function formOn({ forms = [] }: Page, { block }: Form) {
  return forms.find(({ id }) => id === block) ?? forms[0]
}

/** One label for all answers: their questions are gone, and each label is a column of the export. */
const OTHERS = 'Other answers'

function unknownForm({ own, consent: version }: EnquiryValues): AskedForm {
  const rows = Object.keys(own).map(
    (id): Row => ({ ask: 'own', id, kind: 'lines', label: OTHERS, options: [], isRequired: false }),
  )
  const consent = version === '' ? null : { text: '', version }
  return { rows: [...PLAIN_FORM.rows, ...rows], consent }
}

/** The parsed output of `payloadOf`. */
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

/** The text of HTML that React has rendered. */
function textInHtml(html: string) {
  return unescapeHtml(html.replace(/<[^>]*>/g, ''))
    .replace(/[\s\u00ad]+/g, ' ')
    .trim()
}

/**
 * Replaces the contents of a block. The HTML must come from our own renderer, which closes every
 * element. Undefined when the block is missing.
 */
function replaceBlock(html: string, id: string, contents: string): string | undefined {
  const start = html.indexOf(`<div id="b-${id}" data-block="`)
  const inside = html.indexOf('>', start) + 1
  const end = start < 0 ? -1 : endOfDiv(html, inside)
  return end < 0 ? undefined : html.slice(0, inside) + contents + html.slice(end)
}

/** The end of the element whose contents start at `from`; -1 if it is not closed. */
function endOfDiv(html: string, from: number): number {
  const tags = /<(?<close>\/?)div[\s>]/g
  tags.lastIndex = from
  let depth = 1
  for (let tag = tags.exec(html); tag; tag = tags.exec(html)) {
    depth += tag.groups?.close ? -1 : 1
    if (depth === 0) return tag.index
  }
  return -1
}
