import { join } from 'node:path'
import { takeMotion } from '../e2e/take-motion.ts'
import { takeScreens } from '../e2e/take-screens.ts'
import { runMain } from '../launch/main.ts'
import { root } from '../launch/paths.ts'
import { onOwnStack } from '../testing/on-site.ts'

const folder = join(root, 'docs/screens')

/** Takes the ten screens and the frames of the movements in docs/screens from the current demo. */
runMain(() =>
  onOwnStack(async ({ siteUrl }, executablePath) => {
    await takeScreens({ siteUrl, executablePath, folder })
    await takeMotion({ siteUrl, executablePath, folder })
  }),
)
