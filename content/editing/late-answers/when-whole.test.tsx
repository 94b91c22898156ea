// @vitest-environment happy-dom
import { Random } from '@belvedere/kit/testing/random.ts'
import type { FormState } from 'payload'
import { createElement, type ReactNode, useReducer } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import { fieldReducer } from './field-reducer.ts'
import { isWhole } from './when-whole.ts'

const SESSIONS = 20
const STEPS = 25

/** A piece of an answer that comes after the rest of it, as React reads it from the service. */
function latePiece() {
  const { promise, resolve } = Promise.withResolvers<ReactNode>()
  let content: ReactNode
  const _init = () => {
    if (content === undefined) throw promise
    return content
  }
  const arrive = () => {
    content = 'Prose'
    resolve(content)
    return promise
  }
  const lazy = { $$typeof: Symbol.for('react.lazy'), _payload: promise, _init }
  const Field = createElement('p', null, [lazy as unknown as ReactNode])
  const answer: FormState = { prose: { customComponents: { Field } } }
  return { answer, arrive }
}

type Opened = { take: (answer: FormState) => void }

const FIELDS: FormState = { title: { value: '' }, prose: { value: null } }
const SOON = { interval: 1 }

/** Payload's form, reduced to a title and a field that the service renders. */
function Form({ opened }: { opened: Opened }) {
  const [state, dispatch] = useReducer(fieldReducer, FIELDS)
  opened.take = (serverState) =>
    dispatch({ type: 'MERGE_SERVER_STATE', prevStateRef: { current: state }, serverState })
  return (
    <form>
      <input
        value={String(state.title?.value)}
        onChange={({ target: { value } }) => dispatch({ type: 'UPDATE', path: 'title', value })}
      />
      {state.prose?.customComponents?.Field}
    </form>
  )
}

async function openForm() {
  const opened: Opened = { take: () => {} }
  const place = document.body.appendChild(document.createElement('div'))
  createRoot(place).render(<Form opened={opened} />)
  const input = await vi.waitUntil(() => place.querySelector('input'), SOON)
  const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
  return {
    take: (answer: FormState) => opened.take(answer),
    text: () => input.value,
    untilTaken: () => vi.waitUntil(() => place.textContent === 'Prose', SOON),
    type: (letter: string) => {
      set?.call(input, `${input.value}${letter}`)
      input.dispatchEvent(new InputEvent('input', { bubbles: true }))
    },
  }
}

/** Types while answers come in pieces; returns what the field has in the end, and what was typed. */
async function session(seed: number) {
  const random = new Random(seed)
  const form = await openForm()
  const pieces = [latePiece()]
  const taken: Promise<void>[] = []
  let typed = ''
  const acts = [
    () => {
      const letter = random.pick([...'tides'])
      typed += letter
      form.type(letter)
    },
    () => {
      const late = latePiece()
      pieces.push(late)
      taken.push(isWhole(late.answer).then(() => form.take(late.answer)))
    },
    () => void pieces.shift()?.arrive(),
    () => new Promise((resolve) => setTimeout(resolve)),
  ]
  for (let step = 0; step < STEPS; step++) await random.pick(acts)()
  for (const { arrive } of pieces) await arrive()
  await Promise.all(taken)
  if (taken.length > 0) await form.untilTaken()
  return { has: form.text(), typed }
}

test('no order of keys, answers and their late pieces takes back a letter', async () => {
  for (let seed = 1; seed <= SESSIONS; seed++) {
    const { has, typed } = await session(seed)
    expect(has, `seed ${seed}`).toBe(typed)
  }
})

test('a form that has taken an answer with a piece missing loses letters', async () => {
  const form = await openForm()
  const { answer, arrive } = latePiece()
  form.type('ti')
  form.take(answer)
  form.type('d')
  expect(form.text()).toBe('ti')
  form.type('e')
  await arrive()
  await form.untilTaken()
  expect(form.text()).toBe('tie')
})

test('an answer is not whole if one of its pieces fails or never comes', async () => {
  const lost = (_payload: Promise<ReactNode>): FormState => {
    const RowLabel = { $$typeof: Symbol.for('react.lazy'), _payload } as unknown as ReactNode
    return { blocks: { rows: [{ id: '1', customComponents: { RowLabel } }] } }
  }
  expect(await isWhole(lost(Promise.resolve('Label')))).toBe(true)
  expect(await isWhole(lost(Promise.reject(new Error('The connection was lost.'))))).toBe(false)
  vi.useFakeTimers()
  const isNever = isWhole(lost(new Promise(() => {})))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await isNever).toBe(false)
  vi.useRealTimers()
})
