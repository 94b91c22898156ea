import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '@belvedere/kit/root.ts'
import { expect, test } from 'vitest'
import { OFFERED, readCall } from './read-call.ts'

const config = { collections: [{ slug: 'pages' }], globals: [{ slug: 'site' }] }
const read = (sent: unknown) => readCall(sent, config as unknown as Parameters<typeof readCall>[1])
const args = { collectionSlug: 'pages' }

test.each([
  { name: 'form-state', args },
  { name: 'form-state', args: { globalSlug: 'site', collectionSlug: undefined } },
  // The drawer of versions names a global in this way.
  { name: 'render-document', args: { collectionSlug: 'site', docID: 3 } },
])('the studio calls $name', (call) => expect(read(call)).toEqual(call))

test.each([
  'constructor',
  '__proto__',
  'toString',
  'hasOwnProperty',
  'nope',
  'slugify',
  'schedule-publish',
  '',
  1,
  null,
])('no function has the name %j', (name) => expect(read({ name, args })).toBeUndefined())

test.each([
  undefined,
  null,
  [],
  {},
  { collectionSlug: 'constructor' },
  { collectionSlug: '__proto__' },
  { collectionSlug: ['pages'] },
  { globalSlug: 'toString' },
  { ...args, query: { limit: 100_000 } },
  { ...args, query: { limit: -1 } },
  { ...args, global: 'nope' },
  { ...args, doc: { relationTo: 'valueOf', value: 1 } },
])('the arguments %j name nothing that exists, or contain too much', (given) => {
  expect(read({ name: 'form-state', args: given })).toBeUndefined()
})

test('a body that is no call is not read as one', () => {
  for (const sent of [undefined, null, 'form-state', [], [{ name: 'form-state', args }]])
    expect(read(sent)).toBeUndefined()
})

/** Payload’s own functions, of which the studio uses none. */
const UNUSED = [
  'copy-data-from-locale',
  'get-default-layout',
  'get-folder-results-component-and-data',
  'get-upcoming-scheduled-publish',
  'render-field',
  'render-widget',
  'schedule-publish',
  'slugify',
  'table-state',
]

test('every function of Payload is offered, or known to be unused', () => {
  const file = 'node_modules/@payloadcms/next/dist/utilities/handleServerFunctions.js'
  const source = readFileSync(join(projectRoot(), file), 'utf8')
  const [, table = ''] = /const baseServerFunctions = \{([^}]*)\}/.exec(source) ?? []
  const names = [...table.matchAll(/^\s*'?([\w-]+)'?:/gm)].map(([, name]) => name)
  expect(names.toSorted()).toEqual([...OFFERED, ...UNUSED].toSorted())
})
