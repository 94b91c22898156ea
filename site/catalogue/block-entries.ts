import { isFields, rewrite, VISIT_PARTS } from '@belvedere/blocks/rewrite.ts'
import { LARGEST, variantsOf } from '@belvedere/blocks/variants.ts'
import { ALL, type CatalogueBlock, type Entries, type Entry } from './entry.ts'

const modules = import.meta.glob<Record<string, unknown>>('../../blocks/*/fixture.ts', {
  eager: true,
})

/** The entries of every block kind: its fixtures, variants of the full one, and all on one page. */
export function blockEntries(): Map<string, Entries> {
  const folders = Object.entries(modules).map(
    ([file, fixtures]) => [file.split('/').at(-2) ?? '', fixtures] as const,
  )
  const kinds = folders.filter(([, fixtures]) => isFields(fixtures.full))
  return new Map(kinds.map(([folder, fixtures]) => [folder, entriesOf(folder, fixtures)]))
}

function entriesOf(folder: string, fixtures: Record<string, unknown>): Entries {
  const named = Object.entries(fixtures).map(([name, data]) => [kebab(name), data] as const)
  const variants = isFields(fixtures.full) ? variantsOf(fixtures.full) : []
  const blocks = [...named.sort(fullFirst), ...variants].flatMap(([id, data]): CatalogueBlock[] =>
    isFields(data) ? [{ kind: folder.replaceAll('-', '_'), id, data }] : [],
  )
  const single = blocks.map((block): [string, Entry] => [block.id, { blocks: [block] }])
  const combined = blocks.filter(({ id }) => id !== LARGEST)
  return new Map([...single, [ALL, { blocks: combined.map(withUniqueIds) }]])
}

/** Makes ids and anchors unique, since the page with all entries repeats those of the fixtures. */
function withUniqueIds({ kind, id, data }: CatalogueBlock): CatalogueBlock {
  const suffixed = (value: unknown, name: string) =>
    typeof value === 'string' && value && ['id', 'anchor'].includes(name)
      ? `${value}-${id}`
      : VISIT_PARTS
  const fields = rewrite(data, suffixed)
  return { kind, id, data: isFields(fields) ? fields : data }
}

function fullFirst([one]: readonly [string, unknown], [other]: readonly [string, unknown]) {
  return Number(other === 'full') - Number(one === 'full')
}

/** Fixture `overPicture` becomes entry `over-picture`. */
function kebab(name: string) {
  return name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}
