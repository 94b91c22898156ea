import { loadEnv } from '@belvedere/kit/env.ts'
import { buildSteps } from '../launch/build.ts'
import { checkProperty, contentStep } from '../launch/content.ts'
import { withSetupLock } from '../launch/lock.mjs'
import { runMain } from '../launch/main.ts'
import { root, stateDir } from '../launch/paths.ts'
import { requirePorts } from '../launch/ports.ts'
import { builtPrograms, livePrograms, readAddresses, stackEnv } from '../launch/stack.ts'
import { runSteps } from '../launch/steps.ts'
import {
  findLauncher,
  recordFile,
  recordRunning,
  untilLeftoversExit,
} from './run/running-record.ts'
import { printLine, serve } from './run/serve.ts'
import { writeSecrets } from './setup/secrets.ts'

/** Sets up and runs both programs; with `--dev` from source with live reload. */
const isDev = process.argv.includes('--dev')

runMain(async (stop) => {
  const { addresses, env } = await withSetupLock(stateDir, setUp)
  const start = isDev ? livePrograms : builtPrograms
  await serve(start(env, printLine), addresses, env, stop)
})

async function setUp() {
  warnOfRoot()
  loadEnv()
  const addresses = readAddresses()
  const { port, contentPort, dataDir } = addresses
  await untilLeftoversExit(dataDir)
  await requirePorts({ PORT: port, CONTENT_PORT: contentPort })
  requireNoLauncher(dataDir)
  writeSecrets(root, contentPort)
  loadEnv()
  const env = stackEnv(addresses)
  await checkProperty(dataDir)
  await runSteps([
    ...(isDev ? [] : buildSteps()),
    contentStep(dataDir, isDev ? { ...env, NODE_ENV: 'development' } : env),
  ])
  recordRunning(dataDir, [])
  return { addresses, env }
}

/** What root makes, a later start as another user cannot change; and a fault has all rights. */
function warnOfRoot() {
  if (process.getuid?.() === 0)
    console.log(
      '  !  This runs as root. On a server make a user for it (docs/deploy.md), who owns this folder and DATA_DIR.',
    )
}

/** Two launchers must not use the same data folder, whatever their ports. */
function requireNoLauncher(dataDir: string) {
  const other = findLauncher(dataDir)
  if (!other) return
  throw new Error(
    `Belvedere is already running on ${dataDir} (process ${other}): stop it, or set DATA_DIR to another folder. If that process is another program, delete ${recordFile(dataDir)}.`,
  )
}
