import { join } from 'node:path'
import { openContent } from '@belvedere/content/testing/payload.ts'
import { inspect, makeSettings, run } from '@belvedere/content/testing/program.ts'
import { projectRoot } from '@belvedere/kit/root.ts'
import { expect, test, vi } from 'vitest'
import { readProperty } from './format/read-property.ts'
import { seed } from './seed.ts'

// Each test starts several programs.
vi.setConfig({ testTimeout: 400_000 })

const SEED = 'demo/seed.ts'

const PROPERTY = join(projectRoot(), 'e2e/fixture')
const { copy, files } = await readProperty(PROPERTY)

const whole = {
  integrity: 'ok',
  pages: copy.pages?.length,
  media: Object.keys(files).length,
  // The model has an optimised file beside it.
  files: Object.keys(files).length + 1,
  siteName: copy.site?.name,
  jobs: 0,
}

test('seeding fills an empty service without publish messages, and does nothing the second time', async () => {
  await using settings = await makeSettings()
  const first = await run(SEED, { ...settings.env, PROPERTY })
  expect(first.code, first.output).toBe(0)
  const second = await run(SEED, { ...settings.env, PROPERTY })
  expect(second.output).toContain('The site already has content')
  expect(await inspect(settings.env)).toMatchObject(whole)
})

test('seeding can be killed at any point and run again', async () => {
  await using settings = await makeSettings()
  for (const moment of ['Files 10', `Files ${Object.keys(files).length}`, 'Pages and records 30']) {
    await run(SEED, { ...settings.env, PROPERTY }, moment)
  }
  const { code, output } = await run(SEED, { ...settings.env, PROPERTY })
  expect(code, output).toBe(0)
  expect(await inspect(settings.env)).toMatchObject(whole)
})

test('seeding keeps what an editor has started', async () => {
  await using content = await openContent()
  const { payload } = content
  const data = { name: 'Our own place', _status: 'draft' as const }
  await payload.updateGlobal({ slug: 'site', data, draft: true })
  await seed(payload, await readProperty(PROPERTY))
  expect((await payload.count({ collection: 'pages' })).totalDocs).toBe(0)
})
