import { expect, test } from 'vitest'
import { asksForState, asStored, stateIn, withState } from './state-where.ts'

const title = { title: { like: 'sea' } }

test('a state joins the other conditions of a filter, and leaves them alone again', () => {
  const alone = { and: [{ _status: { equals: 'changed' } }] }
  expect(withState(undefined, 'changed')).toEqual(alone)
  expect(withState(alone, 'draft')).toEqual({ and: [{ _status: { equals: 'unpublished' } }] })
  expect(withState(alone, undefined)).toEqual({})
  const both = withState({ or: [{ and: [title] }] }, 'published')
  expect(both).toEqual({ or: [{ and: [title, { _status: { equals: 'published' } }] }] })
  expect(stateIn(both)).toBe('published')
  expect(withState(both, undefined)).toEqual({ or: [{ and: [title] }] })
  expect(stateIn({ and: [title] })).toBeUndefined()
})

test('the database is asked for the ids of changed records, and for drafts without them', () => {
  const changed = withState({ or: [{ and: [title] }] }, 'changed')
  expect(asksForState(changed)).toBe(true)
  expect(asStored(changed, [4])).toEqual({
    or: [{ and: [{ and: [title] }, { and: [{ id: { in: [0, 4] } }] }] }],
    and: [],
  })
  expect(asStored({ _status: { equals: 'unpublished' }, ...title }, [4])).toEqual({
    and: [title, { _status: { equals: 'draft' } }, { id: { not_in: [0, 4] } }],
  })
  expect(asksForState({ _status: { equals: 'draft' } })).toBe(false)
})
