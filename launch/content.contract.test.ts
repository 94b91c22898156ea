import { randomBytes } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { contentStep } from './content.ts'
import { localEnv } from './stack.ts'

vi.setConfig({ testTimeout: 120_000 })

const SECRETS = ['PAYLOAD_SECRET', 'CONTENT_TOKEN', 'CONTENT_PREVIEW_TOKEN', 'PUBLISH_KEY']
const secret = () => randomBytes(24).toString('base64url')

test('a property that comes to a database with content is not read, and the start says so', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'belvedere-content-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const dataDir = join(folder, 'data')
  mkdirSync(dataDir)
  const properties = ['mill', 'barn'].map((name) => {
    const property = join(folder, name)
    mkdirSync(property)
    const site = { name, currency: 'EUR', locale: 'en-GB' }
    writeFileSync(join(property, 'copy.json'), JSON.stringify({ site }))
    return property
  })
  const secrets = Object.fromEntries(SECRETS.map((name) => [name, secret()]))
  const account = { STUDIO_EMAIL: 'editor@example.com', STUDIO_PASSWORD: secret() }
  const own = { ...secrets, ...account, DATABASE_URL: '' }
  const { run } = contentStep(dataDir, {
    ...localEnv({ port: 1, contentPort: 1, dataDir }),
    ...own,
  })
  for (const [at, outcome] of ['ready', /^kept: .*barn was not read\. .*npm start$/].entries()) {
    vi.stubEnv('PROPERTY', properties[at])
    expect(await run()).toEqual(
      typeof outcome === 'string' ? outcome : expect.stringMatching(outcome),
    )
  }
})
