import { expect, test } from 'vitest'
import { parseVisit } from '../enquiry/accepted.ts'
import { parseBatch } from './batch.ts'
import { parseBeacon, rememberedSource, sourceOf } from './beacon.ts'

const from = { referrer: 'news.example', source: '', medium: '', campaign: '' }

test('a beacon has a path, and for the first page of a visit the source of the visit', () => {
  expect(parseBeacon('{"path":"/spa"}')).toEqual({ path: '/spa' })
  expect(parseBeacon(JSON.stringify({ path: '/', from }))).toEqual({ path: '/', from })
})

test.each([
  '',
  'null',
  '[]',
  '{"path":"spa"}',
  '{"path":7}',
  '{"path":"/","id":"visitor-7"}',
  '{"path":"/","from":{"referrer":"a.example"}}',
  JSON.stringify({ path: '/', from: { ...from, id: '7' } }),
  JSON.stringify({ path: `/${'x'.repeat(300)}` }),
])('%s is no beacon', (text) => {
  expect(parseBeacon(text)).toBeUndefined()
})

test('a source is a host and a campaign in one line', () => {
  const named = { ...from, referrer: 'WWW.News.example', source: 'letter', campaign: 'May\n2026' }
  expect(sourceOf(named)).toEqual({ referrer: 'news.example', campaign: 'letter / – / May 2026' })
  expect(sourceOf({ ...from, referrer: 'https://x.example/?q=me' }).referrer).toBe('')
})

test.each([
  'ines@example.com',
  'ines%40example.com',
  'ines.marlow',
  'id-20261123',
  '9f86d081884c7d65',
  '550e8400-e29b-41d4-a716-446655440000',
  'for-550e8400-e29b-41d4-a716-446655440000',
  'aW5lc0BleGFtcGxlLmNvbQ==',
  'aW5lcy5tYXJsb3c=',
  'V1StGXR8_Z5jdHi6B-myT',
  'cus_9s6XKzkNRiz8i3',
  '01ARZ3NDEKTSV4RRFFQ69G5FAV',
  `${'spring sale '.repeat(4)}ines.marlow@example.com`,
])(
  'a campaign that identifies a reader, such as %s, is neither counted nor added to an enquiry',
  (campaign) => {
    const arrival = { ...from, source: 'letter', campaign }
    expect(sourceOf(arrival).campaign).toBe('letter / – / –')
    const visit = parseVisit({ source: rememberedSource(arrival), steps: [] })
    expect(visit?.source.campaign).toBe('letter / – / –')
  },
)

test.each([
  ['SpringSale2026', 'Newsletter-KW48-2026', 'BlackFriday24_DE'],
  ['news.example', 'e-mail', 'Quinta do Sal: frühe Häuser'],
  ['letter', 'Q4_2026_B2B_DE', '春の家-2026'],
])('a campaign such as %s / %s / %s is counted unchanged', (source, medium, campaign) => {
  const counted = `${source} / ${medium} / ${campaign}`
  const arrival = { ...from, source, medium, campaign }
  expect(sourceOf(arrival).campaign).toBe(counted)
  const visit = parseVisit({ source: rememberedSource(arrival), steps: [] })
  expect(visit?.source.campaign).toBe(counted)
})

test('words that are cut within a surrogate pair are the same word', () => {
  const cut = (last: string) => sourceOf({ ...from, source: 'x'.repeat(59) + last }).campaign
  expect(cut('😀')).toBe(cut('🧀'))
  expect(cut('😀').isWellFormed()).toBe(true)
  const steps = [{ path: `/${'x'.repeat(298)}😀`, at: '2026-11-23T10:15:00.000Z' }]
  expect(parseVisit({ source: {}, steps })?.steps[0]?.path.isWellFormed()).toBe(true)
})

test('names of a batch can be stored by every database', () => {
  const at = '2026-11-23T10:15:00.000Z'
  const named = (name: string) => ({
    id: 'a'.repeat(32),
    counts: [{ at, kind: 'campaign', name, count: 1 }],
  })
  const nameIn = (name: string) => parseBatch(named(name))?.counts[0]?.name
  expect(nameIn('x\ud83d')).toBe('x\ufffd')
  expect(nameIn('x\ud83e')).toBe('x\ufffd')
  expect(nameIn('x\0y')).toBe('x y')
  expect(parseBatch(named('\0'))).toBeUndefined()
})

test('a batch is accepted as a whole or not at all', () => {
  const at = '2026-11-23T10:15:00.000Z'
  const batch = { id: 'a'.repeat(32), counts: [{ at, kind: 'page', name: '/', count: 2 }] }
  expect(parseBatch(JSON.parse(JSON.stringify(batch)))).toEqual(batch)
  const [count] = batch.counts
  for (const odd of [{ count: 0.5 }, { kind: 'enquiry' }, { at: 'soon' }, { name: '' }])
    expect(parseBatch({ ...batch, counts: [count, { ...count, ...odd }] })).toBeUndefined()
  expect(parseBatch({ ...batch, id: '../x' })).toBeUndefined()
  expect(parseBatch(undefined)).toBeUndefined()
})
