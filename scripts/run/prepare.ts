import { dataDir, loadEnv, readPort } from '@belvedere/kit/env.ts'
import { withSetupLock } from '../setup/lock.mjs'
import { root, stateDir } from '../setup/paths.ts'
import { requirePorts } from '../setup/ports.ts'
import { writeSecrets } from '../setup/secrets.ts'
import { runSteps, type Step } from '../setup/steps.ts'
import type { Env } from './program.ts'
import { findLauncher, recordFile, recordRunning, untilLeftoversExit } from './running-record.ts'
import { type Addresses, stackEnv } from './stack.ts'

type Settings = { addresses: Addresses; env: Env }

/** Prepares both programs: settings, secrets, free ports, and the given steps. */
export function prepare(steps: (settings: Settings) => Step[]): Promise<Settings> {
  return withSetupLock(stateDir, async () => {
    const settings = await readSettings()
    await runSteps(steps(settings))
    recordRunning(settings.addresses.dataDir, [])
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
  await untilLeftoversExit(addresses.dataDir)
  await requireFree(addresses)
  writeSecrets(root, addresses.contentPort)
  loadEnv()
  return { addresses, env: stackEnv(addresses) }
}

/** Two launchers must not use the same data folder, whatever their ports. */
async function requireFree({ port, contentPort, dataDir: data }: Addresses): Promise<void> {
  await requirePorts({ PORT: port, CONTENT_PORT: contentPort })
  const other = findLauncher(data)
  if (!other) return
  throw new Error(
    `Belvedere is already running on ${data} (process ${other}): stop it, or set DATA_DIR to another folder. If that process is another program, delete ${recordFile(data)}.`,
  )
}
