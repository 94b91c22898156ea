/*
 * The first steps on a fresh machine: see whether the database is one for this code, install the
 * packages (Node 24 is one of them), then run the script on Node 24. Plain JavaScript, because the installed Node may be older.
 */
import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { isStopping, launch, stopAll } from '../launch/launch.mjs'
import { withSetupLock } from '../launch/lock.mjs'
import { STOP_SIGNALS, whenParentGone } from '../launch/processes.mjs'
import { checkDatabase } from './setup/database.mjs'
import { hasPackages, installPackages } from './setup/packages.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const started = String(Date.now())
const [, , script = 'start', ...args] = process.argv
/** @type {import('node:child_process').ChildProcess | undefined} */
let main

for (const signal of STOP_SIGNALS) process.on(signal, stop)
// A killed npm shell forwards no signal.
if (process.env.npm_lifecycle_event) whenParentGone(process.ppid, stop)
try {
  // It changes nothing: no package is installed, and no folder has to be writable.
  const isLooking = script === 'doctor'
  if (!isLooking) requireWritableFolder()
  const isChecked = script !== 'start' || (await checkDatabase(root))
  // A set-up that is building need not be waited for: this script only wants the packages.
  if (!isLooking && !hasPackages(root, script))
    await withSetupLock(join(root, '.belvedere'), () => installPackages(root, script))
  if (!isChecked) await checkDatabase(root)
  const { child, ended } = launchScript()
  main = child
  await ended
  process.exit(child.exitCode ?? 130)
} catch (error) {
  if (!isStopping()) {
    console.error(`  ✗  ${error instanceof Error ? error.message : error}`)
    process.exit(1)
  }
}

async function stop() {
  await stopAll()
  if (!main) console.log('\n  Stopped.')
  process.exit(main?.exitCode ?? 130)
}

function requireWritableFolder() {
  try {
    accessSync(root, constants.W_OK)
  } catch {
    throw new Error(
      `Cannot write to ${root}: change its permissions, or clone into another folder.`,
    )
  }
}

/** Runs `scripts/<script>.ts` on Node 24, in this process group: it reads the terminal. */
function launchScript() {
  const bin = process.platform === 'win32' ? 'node.exe' : 'node'
  const node = join(root, 'node_modules', 'node', 'bin', bin)
  if (!existsSync(node))
    throw new Error(
      script === 'doctor'
        ? 'The packages are not installed: run “npm run build” or “npm start” first.'
        : `${node} is missing: delete node_modules and run this again.`,
    )
  const env = {
    PATH: [join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter),
    BELVEDERE_STARTED: started,
    // Node's compile cache: programs start in 2.2 s instead of 2.5 s.
    ...(script !== 'doctor' && {
      NODE_COMPILE_CACHE:
        process.env.NODE_COMPILE_CACHE ?? join(root, 'node_modules', '.cache', 'node'),
    }),
  }
  const file = join(root, 'scripts', `${script}.ts`)
  return launch(node, [file, ...args], { env, stdio: 'inherit', detached: false, graceMs: 20_000 })
}
