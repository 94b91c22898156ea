import { asString } from '@belvedere/kit/json.ts'
import { COLLECTION_PAGES, type PageCollection, pageCollections } from '../../kinds/table.ts'
import { MENU_LISTS } from '../../model/menu-lists.ts'
import { storedText } from '../../overview/describe.ts'
import { internalPath } from '../../overview/internal-path.ts'
import { asDoc, asDocs, type Doc } from '../../payload/doc.ts'
import type { TreeLink, TreeList, TreePage } from './shown.ts'

type LinkedRecord = { kind: PageCollection; record: number }

/** The records to which links of the menu and the footer lead. */
export function linkedRecords(menu: object): LinkedRecord[] {
  return MENU_LISTS.flatMap(({ name }) =>
    rowsOf(menu, name).flatMap(({ link }) => recordOfLink(link) ?? []),
  )
}

/** The lists of links, with the pages to which they lead. */
export function menuLists(menu: object, pages: readonly TreePage[]): TreeList[] {
  return MENU_LISTS.map((list) => {
    const { name, label, part } = list
    const title = 'title' in list ? storedText(asDoc(menu)[list.title]) : undefined
    const links = rowsOf(menu, name).map(({ id, link }) => linkOf(String(id), link, pages))
    return { name, part, title: title ?? label, links }
  })
}

const rowsOf = (menu: object, name: string) =>
  asDocs(asDoc(menu)[name]).map(({ id, link }) => ({ id, link: asDoc(link) }))

function linkOf(id: string, link: Doc, pages: readonly TreePage[]): TreeLink {
  const label = storedText(link.label) ?? ''
  const record = recordOfLink(link)
  const path = link.target === 'url' ? internalPath(link.url) : undefined
  const page = record
    ? pages.find(({ key }) => key === `${record.kind}:${record.record}`)
    : pages.find((one) => path !== undefined && one.path === path)
  return { id, label, ...(page && { page: page.key }), to: page?.path ?? addressOf(link) }
}

/** Where a link leads that leads to no page of the tree. */
function addressOf({ target, url, anchor }: Doc): string {
  if (target === 'url') return asString(url).trim()
  if (target !== 'anchor') return ''
  return asString(anchor)
    .trim()
    .replace(/^#?(?=.)/, '#')
}

/** The record of the chosen target; a link that was stored before there were others has none. */
export function recordOfLink(link: Doc): LinkedRecord | undefined {
  const target = link.target ?? 'page'
  const kind = pageCollections.find((one) => COLLECTION_PAGES[one].link.target === target)
  const record = kind && Number(link[String(target)])
  if (!kind || !record || !Number.isSafeInteger(record)) return undefined
  return { kind, record }
}
