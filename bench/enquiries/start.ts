import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fillContent } from '../../launch/content.ts'
import { root } from '../../launch/paths.ts'
import { builtPrograms, startStack, stopStack } from '../../launch/stack.ts'
import { NO_LIMITS } from '../../testing/enquiry.ts'
import { ownSettings } from '../../testing/own-stack.ts'
import type { StudioAccess } from '../../testing/studio.ts'

/** Both built programs with the demo, on data that `dispose` deletes. */
export type BenchStack = {
  siteUrl: string
  publishKey: string
  /** The studio with its first editor. */
  access: StudioAccess
  dispose: () => Promise<void>
}

const SETTINGS = {
  LOG_FORMAT: 'json',
  ...NO_LIMITS,
  // Mails to visitors of the bench stay in the mailbox, whatever `.env.local` says.
  SMTP_URL: '',
  SMTP_HOST: '',
}

/** The site's log line after rendering all pages, which keeps both programs busy for a while. */
const RENDERED = '"message":"Pages rendered ahead."'
const PATIENCE_MS = 120_000

/** After that, the site compresses the pages at the highest quality, for about ten seconds. */
const REST_MS = 15_000

/**
 * Starts both programs and waits until neither is busy with its start; an empty `databaseUrl` means
 * SQLite. `onLine` gets the service's log.
 */
export async function startPrograms(
  databaseUrl: string,
  onLine: (line: string) => void,
): Promise<BenchStack> {
  const settings = await ownSettings('demo', { ...SETTINGS, DATABASE_URL: databaseUrl })
  const { addresses, env, siteUrl, studioUrl, clean } = settings
  try {
    if (databaseUrl) await fillContent({ ...env, PROPERTY: join(root, 'demo') })
    const rendered = Promise.withResolvers<void>()
    const start = builtPrograms(env, (program, line) => {
      if (program === 'content') onLine(line)
      else if (line.includes(RENDERED)) rendered.resolve()
      if (!isUsual(line)) console.error(`[${program}] ${line}`)
    })
    const stack = await startStack(start, addresses)
    await Promise.race([rendered.promise, sleep(PATIENCE_MS, undefined, { ref: false })])
    await sleep(REST_MS)
    const dispose = async () => {
      await stopStack(stack)
      clean()
    }
    const { STUDIO_EMAIL: email = '', STUDIO_PASSWORD: password = '', PUBLISH_KEY = '' } = env
    return { siteUrl, publishKey: PUBLISH_KEY, access: { studioUrl, email, password }, dispose }
  } catch (error) {
    clean()
    throw error
  }
}

/** Warnings and errors are shown, and what Node itself writes. */
function isUsual(line: string) {
  return /^\{"time":"[^"]+","level":"(?:info|debug)"/.test(line)
}
