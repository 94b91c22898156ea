import { onTestFinished } from 'vitest'
import type { Env } from '../../launch/program.ts'
import { Studio } from '../../testing/studio.ts'
import { type Copy, World } from './world.ts'

/** The timeout of tests that start real programs several times on a busy machine, in ms. */
export const TIMEOUT_MS = 180_000

/** A world with one copy of the site, all of which ends with the test; `own` is added to its settings. */
export async function testWorld(
  own: Env = {},
): Promise<{ world: World; site: Copy; studio: Studio }> {
  const world = await World.open(1, own)
  onTestFinished(async () => {
    await world.close()
    world.settings.clean()
  })
  const [site] = world.copies
  if (!site) throw new Error('A world has a copy of the site.')
  return { world, site, studio: new Studio(world.access) }
}
