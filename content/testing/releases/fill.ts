import '../../payload/workarounds/quick-imports.ts'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { getPayload } from 'payload'
import { codeAt } from '../../accounts/second-factor/totp.ts'
import { ownVersion } from '../../payload/database/version.ts'
import { makeEnquiry } from '../enquiry.ts'
import { PASSWORD, type Person, signIn } from '../people.ts'
import { makePicture } from '../picture.ts'
import { readBack } from './read-back.ts'
import type { Stored } from './stored.ts'

/*
 * Adds typical contents to a database with the demo, and writes a description of them to
 * `stored.json` of its data folder: part of `npm run store:release`.
 */

const DAY = 86_400_000
const published = { _status: 'published' } as const

const { default: config } = await import('../../payload.config.ts')
const payload = await getPayload({ config, disableOnInit: true })

const anna = await signIn(payload, 'administrator', 'anna')
const petra = await signIn(payload, 'publisher', 'petra')
const edda = await signIn(payload, 'editor', 'edda')

async function makeVersions() {
  const collection = 'pages'
  const data = { title: 'Harbour house', slug: 'harbour-house', ...published }
  const { id } = await payload.create({ collection, data })
  await payload.update({ collection, id, data: { title: 'The harbour house', ...published } })
  await payload.update({ collection, id, draft: true, data: { title: 'A house at the harbour' } })
  return id
}

async function plan(due: string) {
  const data = { title: 'Regatta', slug: 'regatta' }
  const { id } = await payload.create({ collection: 'pages', data, draft: true })
  const input = {
    type: 'publish',
    user: { relationTo: 'users', value: petra.id },
    // In the format of the studio.
    doc: { relationTo: 'pages', value: String(id) },
  }
  const job = { taskSlug: 'schedulePublish', queue: 'default', input, waitUntil: due }
  await payload.db.create({ collection: 'payload-jobs', data: { ...job, processing: false } })
  return id
}

async function switchOnCodes(person: Person) {
  const begun = await person.ask('POST', '/users/second-factor/begin', { password: PASSWORD })
  const code = String(begun.body.secret)
  const { body } = await person.ask('POST', '/users/second-factor/on', { code: codeAt(code) })
  const [recoveryCode] = Array.isArray(body.recoveryCodes) ? body.recoveryCodes : []
  return { code, recoveryCode: String(recoveryCode) }
}

async function post(person: Person, path: string, body: object) {
  const answer = await person.ask('POST', path, body)
  if (answer.status >= 300) throw new Error(`${path}: ${answer.message}`)
  return answer.body
}

const at = new Date()
const due = new Date(at.getTime() + 7 * DAY).toISOString()
const page = await makeVersions()
const planned = await plan(due)
await makePicture(payload, { alt: 'The harbour in the morning', width: 64, height: 48 })
await makeEnquiry(payload)
const redirect = { from: '/old-harbour', to: '/harbour-house', status: '301' } as const
await payload.create({ collection: 'redirects', data: redirect })
const { doc } = await post(edda, '/releases', { title: 'Summer season' })
const { id } = { id: 0, ...(doc as object) }
await post(edda, `/releases/${id}/members`, { record: `pages:${planned}`, action: 'publish' })
await post(edda, '/comments/say', { record: `pages:${page}`, text: 'Which harbour?' })
const account = { email: 'anna@example.com', ...(await switchOnCodes(anna)) }
const token = process.env.CONTENT_TOKEN ?? ''

const migrations = await payload.find({ collection: 'payload-migrations', pagination: false })
const stored: Stored = {
  version: ownVersion(),
  migrations: migrations.docs.map(({ name }) => String(name)).sort(),
  at: at.toISOString(),
  account,
  token,
  page,
  planned,
  due,
  content: await readBack(payload, { page, planned, token }),
}
writeFileSync(join(process.env.DATA_DIR ?? '', 'stored.json'), JSON.stringify(stored, null, 2))
await payload.destroy()
process.exit()
