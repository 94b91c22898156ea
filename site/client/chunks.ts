import { type Behaviour, provideBehaviours } from '../app/behaviours.ts'
import { addIsland, type Island, isReady } from '../app/islands.ts'

const islandChunks = import.meta.glob<Island>('../../blocks/*/island.tsx', { import: 'Island' })
const behaviourChunks = import.meta.glob<Behaviour>([
  '../../blocks/*/behaviour.ts',
  '../screens/*/behaviour.ts',
])

provideBehaviours((type) => behaviourChunks[chunkPath(type, 'behaviour.ts')]?.())

/** Loads the components of these island kinds; fails when one of them does not arrive. */
export async function loadIslands(types: Iterable<string>): Promise<void> {
  await Promise.all([...new Set(types)].map(loadIsland))
}

/**
 * The same for the first page, which does not wait: each of its blocks comes alive when its
 * component is there, and one that does not arrive costs only its block.
 */
export function loadIslandsThatArrive(types: Iterable<string>): void {
  for (const type of new Set(types)) {
    loadIsland(type).catch((error) => console.error('A block did not load:', error))
  }
}

async function loadIsland(type: string) {
  if (isReady(type)) return
  const island = await islandChunks[chunkPath(type, 'island.tsx')]?.()
  if (!island) throw new Error(`This build has no island for block kind ${type}.`)
  addIsland(type, island)
}

/** Parts of screens are named after their folder as kinds of blocks are. */
function chunkPath(type: string, file: string) {
  const folder = type.replaceAll('_', '-')
  if (folder.endsWith(SCREEN)) return `../screens/${folder.slice(0, -SCREEN.length)}/${file}`
  return `../../blocks/${folder}/${file}`
}

const SCREEN = '-screen'
