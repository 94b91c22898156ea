import { dataDir, loadEnv, readPort } from '@belvedere/kit/env.ts'
import { withSetupLock } from '../setup/lock.mjs'
import { root, workshop } from '../setup/paths.ts'
import { requirePorts } from '../setup/ports.ts'
import { writeSecrets } from '../setup/secrets.ts'
import { runSteps, type Step } from '../setup/steps.ts'
import { endOrphans, launcherOf, noteRunning } from './leftover-processes.ts'
import type { Env } from './program.ts'
import { type Addresses, stackEnv } from './stack.ts'

type Settings = { addresses: Addresses; env: Env }

/** Brings about what both programs need: settings, secrets, free ports, and the given steps. */
export function prepare(steps: (settings: Settings) => Step[]): Promise<Settings> {
  return withSetupLock(workshop, async () => {
    const settings = await readSettings()
    await runSteps(steps(settings))
    noteRunning(settings.addresses.dataDir, [])
    return settings
  })
}

async function readSettings(): Promise<Settings> {
  loadEnv()
  const addresses = {
    port: readPort('PORT', 3000),
    contentPort: readPort('CONTENT_PORT', 3001),
    dataDir: dataDir(),
  }
  await endOrphans(addresses.dataDir)
  await requireRoom(addresses)
  writeSecrets(root, addresses.contentPort)
  loadEnv()
  return { addresses, env: stackEnv(addresses) }
}

/** Two launchers must not work on the same data, whatever their ports. */
async function requireRoom({ port, contentPort, dataDir: data }: Addresses): Promise<void> {
  await requirePorts({ PORT: port, CONTENT_PORT: contentPort })
  const other = launcherOf(data)
  if (!other) return
  throw new Error(
    `Belvedere already runs on ${data} (process ${other}): end it first, or set DATA_DIR to another folder.`,
  )
}
