import { join } from 'node:path'
import { takeScreens } from '../e2e/take-screens.ts'
import { runMain } from './run/main.ts'
import { onOwnStack } from './run/on-site.ts'
import { root } from './setup/paths.ts'

/** Takes the screenshots of the ten screens in docs/screens from the current demo. */
runMain(() =>
  onOwnStack(({ siteUrl }, executablePath) =>
    takeScreens({ siteUrl, executablePath, folder: join(root, 'docs/screens') }),
  ),
)
