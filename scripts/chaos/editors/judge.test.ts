import { expect, test } from 'vitest'
import { type Fact, promisedBy } from './facts.ts'
import { judge, type Stored } from './judge.ts'

const RECORD: Stored = { name: 'pages:1', text: 'anna1 ebb', isInBin: false, page: null }

const tried = (is: Fact['is'], words = ''): Fact => ({
  ...{ who: 'anna', mark: 'anna1', is, isAcknowledged: false },
  words: words.split(' ').filter(Boolean),
})
const done = (is: Fact['is'], words?: string): Fact => ({
  ...tried(is, words),
  isAcknowledged: true,
})

/** The problems of these records after these facts, without the name of the creation. */
function verdict(facts: Fact[], ...records: Partial<Stored>[]) {
  const promised = promisedBy(facts).get('anna1')
  if (!promised) throw new Error('There are no facts.')
  const found = judge(
    'anna1',
    promised,
    records.map((one) => ({ ...RECORD, ...one })),
  )
  return found.map((sentence) => sentence.replace(/^anna1 (\(pages:1\) )?/, ''))
}

test('an acknowledged word is there once, and one that was undone is not', () => {
  expect(verdict([done('word', 'anna1 ebb')], {})).toEqual([])
  const lost = verdict([done('word', 'anna1 tide')], {})
  expect(lost).toEqual(['lost “tide”, which was acknowledged'])
  expect(verdict([done('word', 'ebb')], { text: 'ebb ebb' })).toEqual(['has “ebb” 2 times'])
  const undone = verdict([done('word', 'ebb'), done('taken out', 'ebb')], {})
  expect(undone).toEqual(['has “ebb” again, which was undone'])
})

test('what was not acknowledged may be there or not', () => {
  expect(verdict([tried('word', 'tide')], {})).toEqual([])
  expect(verdict([tried('word', 'tide')])).toEqual([])
  const before = done('word', 'ebb')
  expect(verdict([before, tried('taken out', 'ebb')], {})).toEqual([])
  expect(verdict([before, tried('deleted')], { isInBin: true })).toEqual([])
  expect(verdict([before, tried('published', 'ebb')], { page: 'ebb' })).toEqual([])
})

test('a creation makes one record', () => {
  expect(verdict([done('word', 'ebb')])).toEqual(['is acknowledged and not there'])
  expect(verdict([tried('word', 'ebb')], {}, { name: 'pages:2' })).toEqual([
    'exists 2 times from one creation: pages:1, pages:2',
  ])
})

test('what was deleted is in the bin and not public, what came back is public again', () => {
  const before = [done('word', 'ebb'), done('published', 'ebb')]
  expect(verdict(before, { page: 'ebb' })).toEqual([])
  expect(verdict(before, {})).toEqual(['was published and is not public'])
  expect(verdict(before, { page: 'flow' })).toEqual(['was published, and its page lacks ebb'])
  expect(verdict([...before, done('deleted')], { isInBin: true })).toEqual([])
  const isPublic = 'is public, and should not be'
  expect(verdict([...before, done('deleted')], { page: 'ebb' })).toEqual([
    'was deleted and is not in the bin',
    isPublic,
  ])
  expect(verdict([...before, done('deleted'), done('back')], { page: 'ebb' })).toEqual([])
  expect(verdict([...before, done('unpublished')], { page: 'ebb' })).toEqual([isPublic])
})
