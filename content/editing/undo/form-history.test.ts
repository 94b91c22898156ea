import type { FieldAction } from '@payloadcms/ui'
import type { FormState } from 'payload'
import { expect, test } from 'vitest'
import { fieldReducer } from '../late-answers/field-reducer.ts'
import { type Dispatch, FormHistory, type Gesture } from './form-history.ts'
import { UndoModel } from './undo-model.ts'

const SESSIONS = 100
const STEPS = 40

/** What the first session left in another state than it should, with its seed. */
function firstFlaw(hasOthers: boolean, sessions = SESSIONS): string | undefined {
  for (let seed = 1; seed <= sessions; seed++) {
    const model = new UndoModel(seed, hasOthers)
    const steps = Array.from({ length: STEPS }, () => model.step())
    const flaw = model.settle()
    if (flaw) return `seed ${seed} (${steps.join(' ')}): ${flaw}`
  }
  return undefined
}

test('after any session, undoing everything gives back its beginning and redoing it its end', () => {
  expect(firstFlaw(false)).toBeUndefined()
})

test('with other editors in it, undoing everything leaves theirs, and only theirs', () => {
  expect(firstFlaw(true)).toBeUndefined()
})

test('the same in ten times as many sessions', { tags: ['release'] }, () => {
  expect(firstFlaw(false, 10 * SESSIONS)).toBeUndefined()
  expect(firstFlaw(true, 10 * SESSIONS)).toBeUndefined()
})

/** A form with a title, a text and a list, and its history. */
class Form {
  now = 0
  readonly history = new FormHistory(() => this.now)
  state: FormState = {
    title: { value: 'Cove' },
    slug: { value: 'cove' },
    facts: { value: null },
    words: { value: {} },
    items: { value: 2, rows: [{ id: 'a' }, { id: 'b' }] },
    'items.0.id': { value: 'a' },
    'items.0.label': { value: 'One' },
    'items.1.id': { value: 'b' },
    'items.1.label': { value: 'Two' },
  }

  constructor() {
    this.history.observe(this.state)
  }

  readonly dispatch: Dispatch = (actions) => {
    for (const action of actions) this.state = fieldReducer(this.state, action)
    this.history.observe(this.state)
  }

  act(gesture: Gesture | undefined, ...actions: FieldAction[]) {
    if (gesture) this.history.gesture(gesture)
    this.dispatch(actions)
  }

  type(value: string, path = 'title') {
    this.now += 100
    this.act('typing', { type: 'UPDATE', path, value })
  }

  undo = () => this.history.undo(this.dispatch)
  redo = () => this.history.redo(this.dispatch)
  value = (path: string) => this.state[path]?.value
  rows = () => this.state.items?.rows?.map(({ id }) => id)
}

const removeRow = (rowIndex: number): FieldAction => ({
  type: 'REMOVE_ROW',
  path: 'items',
  rowIndex,
})

test('letters typed without a pause are one step; a pause and deleting begin another', () => {
  const form = new Form()
  for (const title of ['Cove ', 'Cove b', 'Cove ba', 'Cove bay']) form.type(title)
  form.now += 2000
  form.type('Cove bays')
  form.type('Cove bay')
  form.type('Cove ba')
  const titles = [form.undo, form.undo, form.undo].map((undo) => undo() && form.value('title'))
  expect(titles).toEqual(['Cove bays', 'Cove bay', 'Cove'])
  expect(form.undo()).toBeUndefined()
})

test.each([undefined, null, ''])(
  'the first letter of a text that was %j begins its step',
  (empty) => {
    const form = new Form()
    form.act(undefined, { type: 'UPDATE', path: 'title', value: empty })
    for (const title of ['C', 'Co', 'Cove']) form.type(title)
    form.undo()
    expect(form.value('title') ?? null).toBe(empty ?? null)
    form.redo()
    expect(form.value('title')).toBe('Cove')
  },
)

test('a “No” and a word that is taken away are steps', () => {
  const form = new Form()
  form.act(undefined, { type: 'UPDATE', path: 'facts', value: { rooms: 2 } })
  form.act('other', { type: 'UPDATE', path: 'facts', value: { rooms: 2, balkon: false } })
  form.act('other', { type: 'UPDATE', path: 'words', value: { 'form.news': '' } })
  expect(form.undo()?.about).toBe('words')
  expect([form.undo()?.about, form.value('facts')]).toEqual(['facts', { rooms: 2 }])
  form.redo()
  expect(form.value('facts')).toEqual({ rooms: 2, balkon: false })
})

test('what follows from a change belongs to its step', () => {
  const form = new Form()
  form.type('Cove bay')
  form.act(undefined, { type: 'UPDATE', path: 'slug', value: 'cove-bay' })
  form.undo()
  expect([form.value('title'), form.value('slug')]).toEqual(['Cove', 'cove'])
  form.redo()
  expect([form.value('title'), form.value('slug')]).toEqual(['Cove bay', 'cove-bay'])
})

test('a form that fills itself in has nothing to undo', () => {
  const form = new Form()
  form.act(undefined, { type: 'UPDATE', path: 'slug', value: 'other' })
  expect(form.history.canUndo()).toBe(false)
})

test('a hundred steps and more can be undone and redone', () => {
  const form = new Form()
  for (let step = 1; step <= 300; step++)
    form.act('other', { type: 'UPDATE', path: 'title', value: `Cove ${step}` })
  for (let step = 0; step < 300; step++) form.undo()
  expect(form.value('title')).toBe('Cove')
  for (let step = 0; step < 300; step++) form.redo()
  expect(form.value('title')).toBe('Cove 300')
})

test('another change leaves nothing to redo', () => {
  const form = new Form()
  form.type('Cove bay')
  form.undo()
  form.type('Shore')
  expect(form.redo()).toBeUndefined()
  expect(form.value('title')).toBe('Shore')
})

test('a removed row comes back with its contents, also after other steps', () => {
  const form = new Form()
  form.act('other', removeRow(0))
  const removal = form.history.last()
  form.type('Cove bay')
  expect(form.rows()).toEqual(['b'])
  if (removal) form.history.takeBack(removal, form.dispatch)
  expect([form.rows(), form.value('items.0.label')]).toEqual([['a', 'b'], 'One'])
  form.undo()
  expect(form.rows()).toEqual(['b'])
  form.undo()
  form.undo()
  expect([form.rows(), form.value('title')]).toEqual([['a', 'b'], 'Cove'])
})

test('a field that somebody else has changed since keeps their contents', () => {
  const form = new Form()
  form.type('Cove bay')
  form.type('Third', 'items.1.label')
  form.history.byOthers(() =>
    form.dispatch([{ type: 'UPDATE', path: 'title', value: 'Their cove' }, removeRow(0)]),
  )
  form.undo()
  expect(form.value('items.0.label')).toBe('Two')
  expect(form.undo()).toBeUndefined()
  expect(form.value('title')).toBe('Their cove')
})

test('a field that was empty is saved as empty', () => {
  const form = new Form()
  form.act(undefined, { type: 'UPDATE', path: 'slug', value: undefined })
  form.type('cove', 'slug')
  form.undo()
  expect(form.value('slug')).toBeNull()
})

test('a text that the service has trimmed can still be undone', () => {
  const form = new Form()
  form.type('Cove bay ')
  form.history.expect(new Map([['title', 'Cove bay']]))
  form.act(undefined, { type: 'UPDATE', path: 'title', value: 'Cove bay' })
  form.undo()
  expect(form.value('title')).toBe('Cove')
  form.redo()
  expect(form.value('title')).toBe('Cove bay')
})
