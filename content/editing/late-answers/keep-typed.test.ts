import { randomFrom } from '@belvedere/kit/testing/random.ts'
import type { FormState } from 'payload'
import { expect, test } from 'vitest'
import { keepTyped } from './keep-typed.ts'
import { TypingModel } from './typing-model.ts'

const SESSIONS = 200
const STEPS = 40

type Rule = typeof keepTyped

/** What the first session lost in which something was lost, with its seed. */
function firstLoss(rule: Rule, sessions = SESSIONS): string | undefined {
  for (let seed = 1; seed <= sessions; seed++) {
    const loss = lossIn(new TypingModel(randomFrom(seed), rule))
    if (loss) return `seed ${seed}: ${loss}`
  }
  return undefined
}

function lossIn(model: TypingModel): string | undefined {
  for (let step = 1; step <= STEPS; step++) {
    const done = model.step()
    const loss = model.loss()
    if (loss) return `step ${step} (${done}): ${loss}`
  }
  return model.settle()
}

test('no order of keys, rows, failures and late answers changes what was typed', () => {
  expect(firstLoss(keepTyped)).toBeUndefined()
})

test('the same in ten times as many sessions', { tags: ['release'] }, () => {
  expect(firstLoss(keepTyped, 10 * SESSIONS)).toBeUndefined()
})

test('without the rule, a late answer takes back what was typed', () => {
  expect(firstLoss(({ answer }) => answer)).toMatch(/^seed \d+: step \d+ \(answer to a save\)/)
})

const title = (value: string): FormState => ({ title: { value } })

test('an answer changes untouched fields, and brings the errors of the others', () => {
  const answer: FormState = { title: { value: 'Tides', initialValue: 'Tides', valid: false } }
  const asked = title('Tides ')
  expect(keepTyped({ asked, now: asked, answer })).toEqual(answer)
  const now = title('Tides and winds')
  expect(keepTyped({ asked, now, answer })).toEqual({ title: { valid: false } })
})

test('the field that the cursor is in keeps its contents', () => {
  const asked = title('Tides ')
  const answer = title('Tides')
  expect(keepTyped({ asked, now: asked, answer, cursor: 'title' })).toEqual({ title: {} })
})

test('a row that was unfolded since the request stays unfolded, and the others follow the answer', () => {
  const rows = (...folds: boolean[]): FormState => ({
    blocks: { rows: folds.map((collapsed, index) => ({ id: `${index}`, collapsed })) },
  })
  const kept = keepTyped({
    asked: rows(true, true),
    now: rows(false, true),
    answer: rows(true, false),
  })
  expect(kept).toEqual(rows(false, false))
})
