import '@belvedere/content/payload/workarounds/quick-imports.ts'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { loadEnv } from '@belvedere/kit/env.ts'
import type { Payload } from 'payload'
import { deliverPublishMessages } from '../demo/deliver-messages.ts'
import { readPropertyOrExit } from '../demo/format/read-property.ts'
import { propertyDir } from '../demo/property-dir.ts'
import { type Plan, planReset, reset } from '../demo/reset.ts'
import { runMain } from '../launch/main.ts'
import { readAddresses, stackEnv } from '../launch/stack.ts'

const NO_CONTENT = 'There is no content yet. Run "npm start" to create it with the demo.'
const NO_PROPERTY = 'PROPERTY is none, so there is nothing to restore.'
const NOT_CONFIRMED = 'Nothing was changed. To overwrite these, run "npm run demo:reset -- --yes".'

/** Restores the demo content, after asking before editors' changes are overwritten. */
runMain(async () => {
  const folder = propertyDir()
  if (folder === undefined) throw new Error(NO_PROPERTY)
  const property = await readPropertyOrExit(folder)
  const payload = await open()
  const plan = await planReset(payload, property)
  console.log(describePlan(plan).join('\n'))
  if (plan.changes.length > 0 && !(await isConfirmed())) throw new Error(NOT_CONFIRMED)
  const { written, untouched } = await reset(
    payload,
    property,
    new Set(plan.changes.map(({ key }) => key)),
  )
  for (const label of written) console.log(`  ✓  ${label}`)
  console.log(`${written.length} restored, ${untouched} unchanged.`)
  if (written.length === 0) return
  const isDelivered = await deliverPublishMessages(payload)
  console.log(
    isDelivered ? 'The site has been notified.' : 'The site will be notified when it runs.',
  )
})

async function open(): Promise<Payload> {
  loadEnv()
  const addresses = readAddresses()
  Object.assign(process.env, stackEnv(addresses))
  const hasContent =
    process.env.DATABASE_URL || existsSync(join(addresses.dataDir, 'content.sqlite'))
  if (!hasContent) throw new Error(NO_CONTENT)
  const [{ getPayload }, { default: config }] = await Promise.all([
    import('payload'),
    import('../content/payload.config.ts'),
  ])
  return getPayload({ config, disableOnInit: true })
}

function describePlan({ changes, ownRecords }: Plan): string[] {
  const kept = [
    'Accounts, tokens, redirects',
    ...(ownRecords > 0
      ? [`${ownRecords} ${ownRecords === 1 ? 'record' : 'records'} of your own`]
      : []),
  ].join(' and ')
  if (changes.length === 0) return [`The demo content is unchanged. ${kept} are kept.`]
  return [
    'These were changed in the studio and will be reset to the demo:',
    ...changes.map(({ label, how }) => `  ·  ${label}: ${how}`),
    `Editors’ changes remain in each record’s versions. ${kept} are kept.`,
  ]
}

async function isConfirmed(): Promise<boolean> {
  if (process.argv.includes('--yes')) return true
  if (!process.stdin.isTTY) return false
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const answer = await terminal.question('Overwrite them? [y/N] ')
  terminal.close()
  return /^y(es)?$/i.test(answer.trim())
}
