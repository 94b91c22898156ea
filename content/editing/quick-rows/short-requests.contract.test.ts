import { registerHooks } from 'node:module'
import { createLocalReq, type FormState } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openContent, type TestContent } from '../../testing/payload.ts'
import { ShortRequests } from './short-requests.ts'

let content: TestContent

// The studio's components import stylesheets, which Node cannot load.
const hooks = registerHooks({
  load: (url, context, next) =>
    /\.s?css$/.test(url)
      ? { format: 'module', source: '', shortCircuit: true }
      : next(url, context),
})

beforeAll(async () => {
  content = await openContent()
  // Any component may replace those of the studio: rendered components are left out of the
  // responses.
  content.payload.importMap = new Proxy({}, { get: () => () => null })
})
afterAll(async () => {
  hooks.deregister()
  await content[Symbol.asyncDispose]()
})

type Ask = { formState?: FormState; data?: object; renderAllFields?: boolean }

async function build(ask: Ask): Promise<FormState> {
  const { payload } = content
  const { buildFormState } = await import('@payloadcms/ui/utilities/buildFormState')
  const req = await createLocalReq({}, payload)
  const answer = await buildFormState({
    id: 1,
    collectionSlug: 'pages',
    schemaPath: 'pages',
    docPermissions: { create: true, read: true, update: true, fields: true },
    docPreferences: { fields: {} },
    operation: 'update',
    mockRSCs: true,
    skipClientConfigAuth: true,
    skipValidation: true,
    ...ask,
    req,
  })
  if (!('state' in answer)) throw new Error('The form has no state.')
  return answer.state
}

const isText = (path: string, { value }: FormState[string]) =>
  /^blocks\.\d+\.\w+$/.test(path) && !/\.(id|blockType)$/.test(path) && typeof value === 'string'

test('the answer about some blocks equals that about the whole form, for all kinds', async () => {
  const kinds = content.payload.config.blocks?.map(({ slug }) => slug) ?? []
  const blocks = kinds.map((blockType, i) => ({ id: `b${i}`, blockType, title: 'A title' }))
  const state = await build({
    data: { title: 'Page', slug: 'page', blocks },
    renderAllFields: true,
  })
  const record = { id: 1, collectionSlug: 'pages', schemaPath: 'pages', skipValidation: true }
  const requests = new ShortRequests()
  requests.remember({ ...record, formState: state })
  const typed: FormState = { ...state }
  const changed: number[] = []
  for (let place = 1; place < kinds.length; place++) {
    const path = Object.keys(state).find(
      (name) => name.startsWith(`blocks.${place}.`) && state[name] && isText(name, state[name]),
    )
    if (!path || place % 3 === 0) continue
    typed[path] = { ...state[path], value: 'Typed' }
    changed.push(place)
  }
  expect(changed.length).toBeGreaterThan(10)

  const short = requests.shorten({ ...record, formState: typed })
  expect(short?.formState.blocks?.rows).toHaveLength(changed.length)
  const answer = short?.read(await build({ formState: short.formState })) ?? {}
  const whole = await build({ formState: typed })
  const isAsked = (path: string) => {
    const place = /^blocks\.(\d+)\./.exec(path)?.[1]
    return path !== 'blocks' && (place === undefined || changed.includes(Number(place)))
  }
  const expected = Object.entries(whole).filter(([path]) => isAsked(path))
  expect(withoutComponents(Object.entries(answer))).toEqual(withoutComponents(expected))
})

/** Each request renders some components again, regardless of its contents. */
function withoutComponents(fields: [string, FormState[string]][]) {
  return Object.fromEntries(
    fields.map(([path, { customComponents: _, ...field }]) => [path, field]),
  )
}
