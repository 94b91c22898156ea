import { type Behaviour, provideBehaviours } from '../app/behaviours.ts'
import { type Island, islands } from '../app/islands.ts'

const islandChunks = import.meta.glob<Island>('../../blocks/*/island.tsx', { import: 'Island' })
const behaviourChunks = import.meta.glob<Behaviour>('../../blocks/*/behaviour.ts')

provideBehaviours((type) => behaviourChunks[chunkPath(type, 'behaviour.ts')]?.())

/** Loads the components of these island kinds; fails when one of them does not arrive. */
export async function loadIslands(types: Iterable<string>): Promise<void> {
  await Promise.all([...new Set(types)].map(loadIsland))
}

/** The same for the first page, where a component that does not arrive costs only its block. */
export async function loadIslandsThatArrive(types: Iterable<string>): Promise<void> {
  const results = await Promise.allSettled([...new Set(types)].map(loadIsland))
  for (const result of results) {
    if (result.status === 'rejected') console.error('A block did not load:', result.reason)
  }
}

async function loadIsland(type: string) {
  if (islands.has(type)) return
  const island = await islandChunks[chunkPath(type, 'island.tsx')]?.()
  if (!island) throw new Error(`This build has no island for block kind ${type}.`)
  islands.set(type, island)
}

function chunkPath(type: string, file: string) {
  return `../../blocks/${type.replaceAll('_', '-')}/${file}`
}
