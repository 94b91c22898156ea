import type { Field, Payload } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openContent, type TestContent } from '../testing/payload.ts'
import { readLook } from './theme-parts.ts'

let content: TestContent
let payload: Payload

beforeAll(async () => {
  content = await openContent()
  payload = content.payload
})
afterAll(() => content[Symbol.asyncDispose]())

const site = { name: 'Our Place', currency: 'EUR', locale: 'en-GB' } as const

const save = (features: object, _status: 'draft' | 'published' = 'published') =>
  payload.updateGlobal({
    slug: 'site',
    data: { ...site, features, _status },
    draft: _status === 'draft',
  })

const named = (fields: readonly Field[] | undefined, name: string) =>
  fields?.find((field) => 'name' in field && field.name === name)

/** Whether forms show a field beside these values. */
function isShown(field: Field | undefined, beside: object) {
  const { condition } = field?.admin ?? {}
  if (!condition) throw new Error('This field is always shown.')
  return (
    condition(beside, beside, { blockData: beside, operation: 'update', path: [], user: null }) !==
    false
  )
}

function shownFields() {
  const { globals, collections, blocks } = payload.config
  const hero = blocks?.find(({ slug }) => slug === 'hero')
  const settings = named(globals.find(({ slug }) => slug === 'site')?.fields, 'features')
  const dial = settings?.type === 'group' ? named(settings.fields, 'dial') : undefined
  const pages = collections.find(({ slug }) => slug === 'pages')
  return {
    hour: isShown(named(pages?.fields, 'hour'), {}),
    noon: isShown(named(hero?.fields, 'noon'), { look: 'big' }),
    noonOfPlainHero: isShown(named(hero?.fields, 'noon'), { look: 'plain' }),
    dialWithDay: isShown(dial, { theme: 'day' }),
    dialWithPlain: isShown(dial, { theme: 'plain' }),
  }
}

const BY_DAY = {
  hour: true,
  noon: true,
  noonOfPlainHero: false,
  dialWithDay: true,
  dialWithPlain: false,
}

test('forms ask for hours while the published theme has them', async () => {
  await save({ theme: 'day' })
  expect(shownFields()).toEqual(BY_DAY)
  await save({ theme: 'plain' }, 'draft')
  expect(shownFields()).toEqual(BY_DAY)
  await save({ theme: 'plain' })
  expect(shownFields()).toEqual({ ...BY_DAY, hour: false, noon: false })
  await save({ theme: 'day', hours: false })
  expect(shownFields()).toEqual({ ...BY_DAY, hour: false, noon: false })
})

test('the service knows the published look after a start', async () => {
  await save({ theme: 'plain' })
  await save({ theme: 'day' }, 'draft')
  await readLook(payload)
  expect(shownFields().hour).toBe(false)
})
