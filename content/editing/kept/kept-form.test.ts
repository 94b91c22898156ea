// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { KEPT, KeptForm, placeOf } from './kept-form.ts'

const PLACE = placeOf(7, '/api/media/1')
const started = { title: 'Before' }

afterEach(() => localStorage.clear())

/** The same module in a page that was loaded later. */
async function nextPage() {
  vi.resetModules()
  return await import('./kept-form.ts')
}

test('what an open form has is offered by the next page, until it is saved', async () => {
  const open = new KeptForm(PLACE)
  open.keep({ title: 'Typed' }, started)
  expect([open.find(), new KeptForm(PLACE).find()]).toEqual([undefined, undefined])
  const { KeptForm: Later } = await nextPage()
  expect(new Later(PLACE).find()).toMatchObject({ mine: { title: 'Typed' }, started })
  expect(new Later(placeOf(8, '/api/media/1')).find()).toBeUndefined()
  open.saved()
  expect(new Later(PLACE).find()).toBeUndefined()
})

test('a form says when the browser has no room for it, and the words before it stay until it is saved', async () => {
  const open = new KeptForm(PLACE)
  const heard = vi.fn()
  open.subscribe(heard)
  const { KeptForm: Later } = await nextPage()
  open.keep({ title: 'Typed' }, started)
  expect(open.isFull()).toBe(false)
  open.keep({ title: 'x'.repeat(5_000_000) }, started)
  expect([open.isFull(), heard.mock.calls.length]).toEqual([true, 2])
  expect(new Later(PLACE).find()?.mine.title).toBe('Typed')
  open.saved()
  expect(open.isFull()).toBe(false)
  expect(new Later(PLACE).find()).toBeUndefined()
})

test('what there was no room for is offered when its form was left, and is said to be', () => {
  const open = new KeptForm(PLACE)
  expect(open.leave({ title: 'x'.repeat(5_000_000) }, started)).toBe(false)
  expect(new KeptForm(PLACE).find()?.mine.title).toHaveLength(5_000_000)
  new KeptForm(PLACE).find()?.drop()
})

test('a save that was under way when the form was left drops nothing of what was typed since', () => {
  const open = new KeptForm(PLACE)
  open.keep({ title: 'Ty' }, started)
  open.leave({ title: 'Typed' }, started)
  open.saved()
  const later = new KeptForm(PLACE)
  expect(later.find()?.mine).toEqual({ title: 'Typed' })
  later.find()?.drop()
  expect(later.find()).toBeUndefined()
})

test('a form that was left offers it at once, and says so', () => {
  const heard = vi.fn()
  window.addEventListener(KEPT, heard, { once: true })
  new KeptForm(PLACE).leave({ title: 'Typed' }, started)
  expect(heard).toHaveBeenCalledOnce()
  expect(new KeptForm(PLACE).find()?.mine).toEqual({ title: 'Typed' })
})

test('several forms of one place are offered one after another, and saving one leaves the others', () => {
  const [first, second] = [new KeptForm(PLACE), new KeptForm(PLACE)]
  first.leave({ title: 'First' }, {})
  second.leave({ title: 'Second' }, {})
  const third = new KeptForm(PLACE)
  third.keep({ title: 'Third' }, {})
  third.saved()
  const offered = new Set<unknown>()
  for (let offer = third.find(); offer; offer = third.find()) {
    offered.add(offer.mine.title)
    offer.drop()
  }
  expect(offered).toEqual(new Set(['First', 'Second']))
})

test('what another open page of the browser shows is not offered, and is once that page is gone', async () => {
  const held = new Set<string>()
  vi.stubGlobal('navigator', {
    locks: {
      request: async (name: string) => void held.add(name),
      query: async () => ({ held: [...held].map((name) => ({ name })) }),
    },
  })
  const { lookForPages } = await import('./open-pages.ts')
  await lookForPages()
  const { KeptForm: Form } = await import('./kept-form.ts')
  new Form(PLACE).keep({ title: 'Typed' }, started)
  const other = await nextPage()
  const { lookForPages: look } = await import('./open-pages.ts')
  await look()
  expect(new other.KeptForm(PLACE).find()).toBeUndefined()
  held.clear()
  await look()
  expect(new other.KeptForm(PLACE).find()?.mine).toEqual({ title: 'Typed' })
  vi.unstubAllGlobals()
})
