import { answers } from '../../launch/program.ts'
import type { Addresses } from '../../launch/stack.ts'
import { findLauncher } from '../run/running-record.ts'

/** Throws if a program runs that still uses the place, even if its files were moved aside. */
export async function requireStopped({ port, contentPort, dataDir }: Addresses): Promise<void> {
  const launcher = findLauncher(dataDir)
  if (launcher)
    throw new Error(`Belvedere is running on ${dataDir} (process ${launcher}): stop it first.`)
  for (const [name, at] of [
    ['content service', contentPort],
    ['site', port],
  ] as const)
    if (await answers(`http://127.0.0.1:${at}/healthz`))
      throw new Error(
        `The ${name} answers on port ${at}: stop it first, because it would go on with the files that were moved aside.`,
      )
}
