import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { dataDir, loadEnv, readPort } from '@belvedere/kit/env.ts'
import type { Payload } from 'payload'
import { type Plan, planReset, reset } from '../demo/reset.ts'
import { tellNews } from '../demo/tell-news.ts'
import { stackEnv } from './run/stack.ts'

const NOTHING_THERE = 'There is no content yet: "npm start" makes it, the demo included.'
const REFUSED = 'Nothing was changed. To overwrite all of this, run "npm run demo:reset -- --yes".'

/** Puts the demo content back, after asking about what editors have changed. */
async function run(): Promise<void> {
  const payload = await open()
  const plan = await planReset(payload)
  console.log(wordsOf(plan).join('\n'))
  if (plan.changes.length > 0 && !(await isAgreed())) throw new Error(REFUSED)
  const { written, untouched } = await reset(payload, new Set(plan.changes.map(({ key }) => key)))
  for (const label of written) console.log(`  ✓  ${label}`)
  console.log(`${written.length} restored, ${untouched} left as they were.`)
  if (written.length === 0) return
  const isTold = await tellNews(payload)
  console.log(isTold ? 'The site knows.' : 'The site will be told as soon as it runs.')
}

async function open(): Promise<Payload> {
  loadEnv()
  const addresses = {
    port: readPort('PORT', 3000),
    contentPort: readPort('CONTENT_PORT', 3001),
    dataDir: dataDir(),
  }
  Object.assign(process.env, stackEnv(addresses))
  const isThere = process.env.DATABASE_URL || existsSync(join(addresses.dataDir, 'content.sqlite'))
  if (!isThere) throw new Error(NOTHING_THERE)
  const [{ getPayload }, { default: config }] = await Promise.all([
    import('payload'),
    import('../content/payload.config.ts'),
  ])
  return getPayload({ config, disableOnInit: true })
}

function wordsOf({ changes, own }: Plan): string[] {
  const kept = [
    'Accounts, tokens, redirects',
    ...(own > 0 ? [`${own} ${own === 1 ? 'record' : 'records'} of your own`] : []),
  ].join(' and ')
  if (changes.length === 0) return [`The demo content is as it was made. ${kept} stay.`]
  return [
    'These were changed in the studio, and get the words and pictures of the demo again:',
    ...changes.map(({ label, how }) => `  ·  ${label}: ${how}`),
    `What editors wrote stays in each record’s versions. ${kept} stay.`,
  ]
}

async function isAgreed(): Promise<boolean> {
  if (process.argv.includes('--yes')) return true
  if (!process.stdin.isTTY) return false
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const answer = await terminal.question('Overwrite all of them? [y/N] ')
  terminal.close()
  return /^y(es)?$/i.test(answer.trim())
}

try {
  await run()
  process.exit(0)
} catch (error) {
  console.error(`  ✗  ${error instanceof Error ? error.message : error}`)
  process.exit(1)
}
