import type { Block, Field } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openContent, type TestContent } from '../test/payload.ts'

/** Names of fields that are what an editor would call them, too. */
const WORDS = new Set([
  ...[
    'address',
    'airports',
    'amenities',
    'anchor',
    'area',
    'bathrooms',
    'bedrooms',
    'blocks',
    'category',
  ],
  ...[
    'communities',
    'country',
    'description',
    'email',
    'experience',
    'eyebrow',
    'features',
    'files',
  ],
  ...['flag', 'footnote', 'gallery', 'heading', 'label', 'link', 'listing', 'logo', 'name', 'page'],
  ...[
    'pictures',
    'places',
    'plan',
    'price',
    'subtitle',
    'text',
    'timeZone',
    'title',
    'token',
    'unit',
  ],
])

type Seen = { place: string; name: string; label: unknown; noun: unknown; type: string }

let content: TestContent
let seen: Seen[]
let kinds: Block[]

beforeAll(async () => {
  content = await openContent()
  const { collections, globals, blocks = [] } = content.payload.config
  const own = [...collections, ...globals].filter(({ slug }) => !slug.startsWith('payload-'))
  kinds = blocks
  seen = [...own, ...blocks].flatMap(({ slug, fields }) => visible(fields, slug))
})
afterAll(() => content[Symbol.asyncDispose]())

function visible(fields: Field[], place: string): Seen[] {
  return fields.flatMap((field) => {
    if (isUnseen(field)) return []
    const name = 'name' in field ? field.name : undefined
    const at = name ? `${place}.${name}` : place
    return [...(name ? [asSeen(field, at, name)] : []), ...inner(field, at)]
  })
}

function isUnseen(field: Field) {
  const { hidden = false, admin = {} } = { hidden: false, ...field }
  return hidden || field.type === 'ui' || isOn(admin, 'hidden') || isOn(admin, 'disabled')
}

function isOn(settings: object, name: string) {
  return Object.entries(settings).some(([key, value]) => key === name && value === true)
}

function asSeen(field: Field, place: string, name: string): Seen {
  const noun = 'labels' in field ? field.labels?.singular : undefined
  return { place, name, noun, label: 'label' in field ? field.label : undefined, type: field.type }
}

function inner(field: Field, place: string): Seen[] {
  if (field.type === 'tabs') return field.tabs.flatMap(({ fields }) => visible(fields, place))
  if (field.type === 'blocks') {
    return field.blocks.flatMap((block) => visible(block.fields, `${place}.${block.slug}`))
  }
  return 'fields' in field ? visible(field.fields, place) : []
}

/** What Payload calls a field that nobody has named: `isTitleBig` is “Is Title Big”. */
function isMade(name: string, label: string) {
  const plain = (words: string) => words.replace(/[^a-z0-9]/gi, '').toLowerCase()
  return plain(label).replace(/s$/, '') === plain(name).replace(/s$/, '') && !WORDS.has(name)
}

test('every field that an editor sees has a label in words', () => {
  expect(seen.length).toBeGreaterThan(300)
  const bad = seen.filter(({ label, name, type }) => {
    // A group may stand without a heading; Payload's own fields bring labels in every language.
    if (typeof label === 'function' || (label === false && type === 'group')) return false
    return typeof label !== 'string' || !/^\p{Lu}/u.test(label) || isMade(name, label)
  })
  expect(bad.map(({ place, label }) => `${place}: ${label}`)).toEqual([])
})

test('the button that adds a row calls it by a noun', () => {
  const lists = seen.filter(({ type }) => type === 'array' || type === 'blocks')
  const bad = lists.filter(({ noun, name }) => typeof noun !== 'string' || isMade(name, noun))
  expect(bad.map(({ place, noun }) => `${place}: ${noun}`)).toEqual([])
})

test('the picker shows openings first, and each kind in a group that it knows', () => {
  const { globals } = content.payload.config
  const home = globals.find(({ slug }) => slug === 'home')
  const field = home?.flattenedFields.find(({ name }) => name === 'blocks')
  const picked = field?.type === 'blocks' ? (field.blockReferences ?? []) : []
  const groups = picked.map((picked) => {
    const slug = typeof picked === 'string' ? picked : picked.slug
    return kinds.find((kind) => kind.slug === slug)?.admin?.group
  })
  const runs = groups.filter((group, index) => group !== groups[index - 1])
  expect(picked).toHaveLength(kinds.length)
  expect(runs[0]).toBe('Openings')
  expect(runs).toEqual([...new Set(groups)])
})
