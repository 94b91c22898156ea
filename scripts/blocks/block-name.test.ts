import { expect, test } from 'vitest'
import { blockNameOf, refuseTakenRecord } from './block-name.ts'

test.each(['opening-hours', 'opening_hours'])('derives all spellings from "%s"', (given) => {
  expect(blockNameOf(given)).toEqual({
    folder: 'opening-hours',
    key: 'opening_hours',
    constant: 'openingHours',
    component: 'OpeningHours',
    record: 'OpeningHoursRecord',
    label: 'Opening hours',
  })
})

test.each(['', 'Quote', '5050', 'a--b', '../quote', 'parts', 'default', 'class'])(
  'rejects "%s" and suggests a valid name',
  (given) => expect(() => blockNameOf(given)).toThrow(/opening-hours|npm run new:block quote/),
)

test('rejects a name whose GraphQL type exists', () => {
  expect(() => refuseTakenRecord(blockNameOf('gallery'))).toThrow('"GalleryRecord"')
  expect(() => refuseTakenRecord(blockNameOf('opening-hours'))).not.toThrow()
})
