import type { Block, Field } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openContent, type TestContent } from '../testing/payload.ts'

type VisibleField = { place: string; name: string; label: unknown; noun: unknown; type: string }

let content: TestContent
let visibleFields: VisibleField[]
let kinds: Block[]

beforeAll(async () => {
  content = await openContent()
  const { collections, globals, blocks = [] } = content.payload.config
  const own = [...collections, ...globals].filter(({ slug }) => !slug.startsWith('payload-'))
  kinds = blocks
  visibleFields = [...own, ...blocks].flatMap(({ slug, fields }) => visibleIn(fields, slug))
})
afterAll(() => content[Symbol.asyncDispose]())

function visibleIn(fields: Field[], place: string): VisibleField[] {
  return fields.flatMap((field) => {
    if (isHidden(field)) return []
    const name = 'name' in field ? field.name : undefined
    const at = name ? `${place}.${name}` : place
    return [...(name ? [describeField(field, at, name)] : []), ...inner(field, at)]
  })
}

function isHidden(field: Field) {
  const { hidden = false, admin = {} } = { hidden: false, ...field }
  return hidden || field.type === 'ui' || isOn(admin, 'hidden') || isOn(admin, 'disabled')
}

function isOn(settings: object, name: string) {
  return Object.entries(settings).some(([key, value]) => key === name && value === true)
}

function describeField(field: Field, place: string, name: string): VisibleField {
  const noun = 'labels' in field ? field.labels?.singular : undefined
  return { place, name, noun, label: 'label' in field ? field.label : undefined, type: field.type }
}

function inner(field: Field, place: string): VisibleField[] {
  if (field.type === 'tabs') return field.tabs.flatMap(({ fields }) => visibleIn(fields, place))
  if (field.type === 'blocks') {
    return field.blocks.flatMap((block) => visibleIn(block.fields, `${place}.${block.slug}`))
  }
  return 'fields' in field ? visibleIn(field.fields, place) : []
}

/** Field names of several words that are good labels as well. */
const GOOD_NAMES = ['cookieBanner', 'timeZone']

/**
 * Whether a label is the one that Payload derives from a name of several words: “Foot Menu1” of
 * `footMenu1`. A name of one word is a good label.
 */
function isGenerated(name: string, label: string) {
  const letters = (words: string) => words.replace(/[^a-z0-9]/gi, '').toLowerCase()
  const isOneWord = /^[a-z]+$/.test(name) || GOOD_NAMES.includes(name)
  return !isOneWord && letters(label).replace(/s$/, '') === letters(name).replace(/s$/, '')
}

test('every visible field has a label of its own', () => {
  expect(visibleFields.length).toBeGreaterThan(300)
  const bad = visibleFields.filter(({ label, name, type }) => {
    // A group needs no heading; Payload's own fields have translated labels.
    if (typeof label === 'function' || (label === false && type === 'group')) return false
    return typeof label !== 'string' || !/^\p{Lu}/u.test(label) || isGenerated(name, label)
  })
  expect(bad.map(({ place, label }) => `${place}: ${label}`)).toEqual([])
})

test('every list has a noun for its rows', () => {
  const lists = visibleFields.filter(({ type }) => type === 'array' || type === 'blocks')
  const bad = lists.filter(({ noun, name }) => typeof noun !== 'string' || isGenerated(name, noun))
  expect(bad.map(({ place, noun }) => `${place}: ${noun}`)).toEqual([])
})

test('the picker shows heroes first, and each kind in a known group', () => {
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
  expect(runs[0]).toBe('Heroes and banners')
  expect(runs).toEqual([...new Set(groups)])
})
