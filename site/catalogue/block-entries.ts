import { isFields, rewrite, WALK } from '@belvedere/blocks/rewrite.ts'
import { LARGEST, variantsOf } from '@belvedere/blocks/variants.ts'
import { ALL, type Entries, type Entry, type Placed } from './entry.ts'

const modules = import.meta.glob<Record<string, unknown>>('../../blocks/*/fixture.ts', {
  eager: true,
})

/** The entries of every kind of block: its fixtures, the variants of the full one, and all below each other. */
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
  const placed = [...named.sort(fullFirst), ...variants].flatMap(([id, data]): Placed[] =>
    isFields(data) ? [{ kind: folder.replaceAll('-', '_'), id, data }] : [],
  )
  const single = placed.map((block): [string, Entry] => [block.id, { blocks: [block] }])
  const below = placed.filter(({ id }) => id !== LARGEST)
  return new Map([...single, [ALL, { blocks: below.map(apart) }]])
}

/** With ids and anchors of its own: on a page with all entries each would be there many times. */
function apart({ kind, id, data }: Placed): Placed {
  const own = (value: unknown, name: string) =>
    typeof value === 'string' && value && ['id', 'anchor'].includes(name) ? `${value}-${id}` : WALK
  const fields = rewrite(data, own)
  return { kind, id, data: isFields(fields) ? fields : data }
}

function fullFirst([one]: readonly [string, unknown], [other]: readonly [string, unknown]) {
  return Number(other === 'full') - Number(one === 'full')
}

/** `overPicture` is at `over-picture`. */
function kebab(name: string) {
  return name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}
