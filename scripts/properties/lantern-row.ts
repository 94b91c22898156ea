import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { asFields, asList, parseJson } from '@belvedere/kit/json.ts'
import { writeStarter } from '../../demo/starter/write-starter.ts'
import { codeBlocks } from '../docs/code-blocks.ts'
import { readPage } from '../docs/pages.ts'

const BLOCKS = codeBlocks(readPage('docs/a-property-in-an-afternoon.md'))

/** The only block of the page in this language that begins like this. */
function blockOf(language: string, start: string): string {
  const [block, ...others] = BLOCKS.filter((one) => {
    return one.language === language && one.code.startsWith(start)
  })
  if (!block || others.length > 0) throw new Error(`There is no one block ${language} “${start}”.`)
  return block.code
}

/** The sheet of docs/a-property-in-an-afternoon.md, as an agent would save it. */
export const SHEET = blockOf('text', 'Door,')

/** The rows of cottages, which the sheet names. */
const ROWS = ['The seaward row', 'The garden row']

/** Whether a block shows listings of the starter by their names. */
const showsListings = (block: unknown) => asFields(block).type === 'featured_listings'

/** Does to a starter what steps 1 and 2 of that page say. */
export async function makeLanternRow(folder: string): Promise<void> {
  await writeStarter({ folder, language: 'en', kind: 'estate', name: 'Lantern Row' })
  const file = join(folder, 'copy.json')
  const came = asFields(parseJson(readFileSync(file, 'utf8').replaceAll('"/contact"', '"/write"')))
  const own = asFields(parseJson(blockOf('json', '{')))
  const parts = Object.entries(own).map(([name, part]) => [
    name,
    { ...asFields(came[name]), ...asFields(part) },
  ])
  const home = asFields(came.home)
  const changed = {
    home: { ...home, blocks: asList(home.blocks).filter((block) => !showsListings(block)) },
    pages: asList(came.pages).map((page) =>
      asFields(page).slug === 'contact' ? { ...asFields(page), slug: 'write' } : page,
    ),
    categories: asList(came.categories).map((group, at) => {
      return { ...asFields(group), ...(ROWS[at] && { title: ROWS[at] }) }
    }),
    listings: [],
  }
  const copy = { ...came, ...Object.fromEntries(parts), ...changed }
  writeFileSync(file, JSON.stringify(copy))
}
