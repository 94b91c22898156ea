import type { FormState } from 'payload'
import { expect, test } from 'vitest'
import { keepFolds } from './keep-folds.ts'

const form = (...rows: [id: string, collapsed?: boolean][]): FormState => ({
  title: { value: 'Tides' },
  blocks: { rows: rows.map(([id, collapsed]) => ({ id, ...(collapsed && { collapsed }) })) },
})

test('rows stay folded as they are seen, in any order, and new ones are as the service has them', () => {
  const state = form(['new', true], ['open', true], ['folded'])
  const kept = keepFolds(state, form(['folded', true], ['open']))
  const folds = kept.blocks?.rows?.map(({ id, collapsed }) => [id, collapsed === true])
  expect(folds).toEqual([
    ['new', true],
    ['open', false],
    ['folded', true],
  ])
  expect(kept.title).toEqual({ value: 'Tides' })
})
