import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { STATE_LABELS } from '../deliveries/kinds.ts'
import type { ShownDelivery } from '../deliveries/show-deliveries.ts'
import { AnswerProblem } from './answer-problem.tsx'
import { SentBecause } from './sent-because.tsx'

const REASON = 'The visitor’s address does not take the mail. An address was refused (550).'

function answer(state: ShownDelivery['state'], reason = ''): ShownDelivery {
  const [what, stateLabel] = ['Answer to the visitor', STATE_LABELS[state]]
  const at = '2026-11-23T10:00:00.000Z'
  return { id: 1, kind: 'answer', answer: 'key', what, state, stateLabel, reason, at }
}

const problem = (deliveries: ShownDelivery[], state: 'in-hand' | 'answered' = 'in-hand') =>
  renderToStaticMarkup(<AnswerProblem deliveries={deliveries} state={state} />)

test('an answer that was not delivered is shown', () => {
  expect(problem([answer('given-up', REASON)])).toContain('has reached nobody')
  expect(problem([answer('kept')])).toContain('has reached nobody')
})

test('the notice disappears once a later answer was sent, or somebody has answered in another way', () => {
  expect(problem([answer('given-up', REASON), answer('sent')])).toBe('')
  expect(problem([answer('given-up', REASON)], 'answered')).toBe('')
  expect(problem([])).toBe('')
})

test('the page of an enquiry lists its deliveries, in words', () => {
  const html = renderToStaticMarkup(
    <SentBecause answers={[]} deliveries={[answer('given-up', REASON)]} />,
  )
  expect(html).toContain('Answer to the visitor: <b>Given up</b>')
  expect(html).toContain(`<small>${REASON}</small>`)
  expect(renderToStaticMarkup(<SentBecause answers={[]} deliveries={[]} />)).toBe('')
})
