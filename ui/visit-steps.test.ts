import { beforeEach, expect, test, vi } from 'vitest'
import { giveConsent } from './consent.ts'
import { forgetSteps, noteStep, stepsForEnquiry } from './visit-steps.ts'

class FakeStorage {
  readonly entries = new Map<string, string>()
  getItem = (key: string) => this.entries.get(key) ?? null
  setItem = (key: string, value: string) => void this.entries.set(key, value)
  removeItem = (key: string) => void this.entries.delete(key)
}

let tab: FakeStorage

beforeEach(() => {
  tab = new FakeStorage()
  vi.stubGlobal('sessionStorage', tab)
  vi.stubGlobal('localStorage', new FakeStorage())
  const querySelector = () => ({ dataset: { asked: '1a2b' } })
  vi.stubGlobal('document', Object.assign(new EventTarget(), { querySelector }))
})

const source = { referrer: 'news.example', campaign: '' }
const paths = () => stepsForEnquiry()?.steps.map(({ path }) => path)

test('no steps are stored before an answer or after a refusal', () => {
  noteStep('/', source)
  giveConsent('no')
  noteStep('/spa')
  expect(tab.entries.size).toBe(0)
  expect(stepsForEnquiry()).toBeUndefined()
})

test('with consent the steps of the visit and its source are stored', () => {
  giveConsent('yes')
  noteStep('/', source)
  noteStep('/spa')
  expect(stepsForEnquiry()).toMatchObject({ source, steps: [{ path: '/' }, { path: '/spa' }] })
})

test('a new visit removes the steps of the one before it', () => {
  giveConsent('yes')
  noteStep('/', source)
  noteStep('/map', { referrer: '', campaign: 'may' })
  expect(paths()).toEqual(['/map'])
})

test('withdrawing consent erases the steps', () => {
  giveConsent('yes')
  noteStep('/', source)
  giveConsent('no')
  expect(stepsForEnquiry()).toBeUndefined()
  noteStep('/spa')
  expect(tab.entries.size).toBe(0)
  giveConsent('yes')
  noteStep('/map')
  forgetSteps()
  expect(paths()).toBeUndefined()
})

test('the last fifty steps are kept', () => {
  giveConsent('yes')
  for (let i = 0; i < 70; i++) noteStep(`/${i}`)
  expect(paths()).toHaveLength(50)
  expect(paths()?.at(-1)).toBe('/69')
})

test('a stored value of another shape is ignored', () => {
  giveConsent('yes')
  tab.setItem('visit', '{"steps":')
  expect(stepsForEnquiry()).toBeUndefined()
  tab.setItem('visit', '7')
  expect(stepsForEnquiry()).toBeUndefined()
})
