import { loadEnv, dataDir as readDataDir, readPort } from '@belvedere/kit/env.ts'
import { endOrphans, forgetRunning, noteRunning } from './run/orphans.ts'
import type { Env } from './run/program.ts'
import { type Addresses, stackEnv, startContent, startSite, startStack } from './run/stack.ts'
import { keepRunning } from './run/supervise.ts'
import { buildSteps } from './setup/build.ts'
import { contentStep } from './setup/content.ts'
import { withSetupLock } from './setup/lock.mjs'
import { root, workshop } from './setup/paths.ts'
import { requireFreePort } from './setup/ports.ts'
import { writeSecrets } from './setup/secrets.ts'
import { takeFirstSignIn } from './setup/sign-in.ts'
import { runSteps, seconds } from './setup/steps.ts'

const began = Number(process.env.BELVEDERE_STARTED) || Date.now()

/** Sets everything up, runs both programs and stays until it is told to stop. */
async function main(): Promise<void> {
  loadEnv()
  const addresses = readAddresses()
  endOrphans(addresses.dataDir)
  await requireFreePort(addresses.port, 'PORT')
  await requireFreePort(addresses.contentPort, 'CONTENT_PORT')
  writeSecrets(root, addresses.contentPort)
  loadEnv()
  const env = stackEnv(addresses)
  const steps = [...buildSteps(), contentStep(addresses.dataDir, env)]
  await withSetupLock(workshop, () => runSteps(steps))
  await serve(addresses, env)
}

function readAddresses(): Addresses {
  return {
    port: readPort('PORT', 3000),
    contentPort: readPort('CONTENT_PORT', 3001),
    dataDir: readDataDir(),
  }
}

async function serve(addresses: Addresses, env: Env): Promise<void> {
  const stop = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => stop.abort())
  const { dataDir } = addresses
  const { site, content } = await startStack(addresses, {}, printLine, (programs) =>
    noteRunning(dataDir, programs),
  )
  showAddresses(env, dataDir)
  const running = [site, content]
  const again = (index: number, start: () => typeof site) => () => {
    running[index] = start()
    noteRunning(dataDir, running)
    return running[index]
  }
  await Promise.all([
    keepRunning(
      site,
      again(0, () => startSite(env, printLine)),
      stop.signal,
    ),
    keepRunning(
      content,
      again(1, () => startContent(env, printLine)),
      stop.signal,
    ),
  ])
  forgetRunning(dataDir)
  console.log('\n  Stopped.')
}

function showAddresses(env: Env, dataDir: string): void {
  console.log(`
  Ready in ${seconds(Date.now() - began)}

  Site     ${env.SITE_URL}
  Studio   ${env.STUDIO_URL}/admin
  ${signInWords(takeFirstSignIn(dataDir))}
  Ctrl-C stops both.
`)
}

function signInWords(first: string | undefined): string {
  if (!first) return 'Sign in with your studio e-mail address and password.\n'
  const lines = ['Sign in to the studio (shown this once, so keep it):', ...first.split('\n')]
  return `${lines.join('\n           ')}\n`
}

function printLine(program: string, line: string): void {
  if (line.trim()) console.log(line.startsWith('[') ? line : `[${program}] ${line}`)
}

main().catch((error: unknown) => {
  console.error(`  ✗  ${error instanceof Error ? error.message : String(error)}`)
  process.exit(1)
})
