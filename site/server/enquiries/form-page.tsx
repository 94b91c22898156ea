import { type FormState, type House, isListing } from '@belvedere/kit/enquiry/form-state.ts'
import { unescapeHtml } from '@belvedere/kit/escape-html.ts'
import { renderToString } from 'react-dom/server'
import type { Payload } from '../../browser/page-data.ts'
import { bindBlock } from '../../content/blocks.ts'
import type { Kinds } from '../../content/kinds.ts'
import { brandOf } from '../../shell/brand/brand.ts'
import { type SettingsReader, withoutSettings } from '../cache/settings-reader.ts'
import type { CachedPage } from '../pages/load-page.ts'
import { splitPreloads, WithBrand } from '../render/render-screen.tsx'

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
type FormPage = { html: string; headers: Record<string, string> }

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
    const title = heading && textInHtml(heading)
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

/** The text of HTML that React has written. */
function textInHtml(html: string) {
  return unescapeHtml(html.replace(/<[^>]*>/g, ''))
    .replace(/[\s\u00ad]+/g, ' ')
    .trim()
}

/** The blocks of a page's HTML that React would hydrate, with their kinds. */
function islandsIn(html: string): { id: string; type: string }[] {
  const wrappers = html.matchAll(/<div id="b-(?<id>[^"]+)" data-block="(?<type>\w+)" data-live=""/g)
  return [...wrappers].map(({ groups: { id = '', type = '' } = {} }) => ({ id, type }))
}

/**
 * Replaces the contents of a block. It is not hydrated then: what its island knows is the page
 * before. The HTML has to be of our own renderer, which closes every element. Undefined when the
 * block is not there.
 */
function replaceBlock(html: string, id: string, contents: string): string | undefined {
  const start = html.indexOf(`<div id="b-${id}" data-block="`)
  const inside = html.indexOf('>', start) + 1
  const end = start < 0 ? -1 : endOfDiv(html, inside)
  if (end < 0) return undefined
  const tag = html.slice(start, inside).replace(' data-live=""', '')
  return html.slice(0, start) + tag + contents + html.slice(end)
}

/** Where the element ends whose contents start at `from`; -1 if it is not closed. */
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
