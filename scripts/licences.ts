import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runMain } from '../launch/main.ts'
import { root } from '../launch/paths.ts'
import { packagesIn, readLock } from './dependencies/packages.ts'
import { thirdParty } from './dependencies/third-party.ts'

/** Writes `THIRD_PARTY.md`: run this after a change of packages. */
runMain(async () => {
  writeFileSync(join(root, 'THIRD_PARTY.md'), thirdParty(packagesIn(readLock())))
  console.log('  ✓  THIRD_PARTY.md')
})
