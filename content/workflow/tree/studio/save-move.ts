import { asString } from '@belvedere/kit/json.ts'
import { MENU_LISTS } from '../../../model/menu-lists.ts'
import { asDocs, type Doc } from '../../../payload/doc.ts'
import { RequestFailed, request } from '../../../studio/request.ts'
import { moved, type Place } from '../moves.ts'

const MENU = '/api/globals/global?draft=true&depth=0'
const GONE = 'Somebody else has taken this out of the menu. The tree shows the menu as it is now.'

/** A stored link of the menu or the footer. */
export type LinkRow = Doc & { id: string }

/**
 * Moves a link in the newest version of the menu and saves that as a draft, so that what others have
 * saved meanwhile stays. One that is not in the menu is put into it as `row`. Resolves with the moved
 * row.
 */
export async function saveMove(id: string, to: Place | undefined, row?: LinkRow): Promise<LinkRow> {
  try {
    return await saveOnce(id, to, row)
  } catch (error) {
    // Somebody saved the menu between the reading and the saving.
    if (error instanceof RequestFailed && error.status === 412) return saveOnce(id, to, row)
    throw error
  }
}

async function saveOnce(id: string, to: Place | undefined, row?: LinkRow): Promise<LinkRow> {
  const menu = await request<Doc>(MENU)
  const lists = Object.fromEntries(MENU_LISTS.map(({ name }) => [name, linkRows(menu[name])]))
  const inMenu = Object.values(lists).flat()
  const own = inMenu.find((one) => one.id === id) ?? row
  if (!own) throw new Error(GONE)
  const next = Object.entries(moved(lists, own, to))
  const changed = next.filter(([name, rows]) => idsOf(rows) !== idsOf(lists[name] ?? []))
  const body = { ...Object.fromEntries(changed), _status: 'draft' }
  const headers = { 'if-match': `"${asString(menu.updatedAt)}"` }
  if (changed.length > 0) await request(MENU, { body, headers })
  return own
}

const linkRows = (rows: unknown): LinkRow[] =>
  asDocs(rows).map((row) => ({ ...row, id: String(row.id) }))

const idsOf = (rows: LinkRow[]) => rows.map(({ id }) => id).join()
