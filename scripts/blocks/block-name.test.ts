import { expect, test } from 'vitest'
import { blockNameOf, refuseTakenRecord } from './block-name.ts'

test.each(['opening-hours', 'opening_hours'])(
  '%s is spelled in every way its files need',
  (given) => {
    expect(blockNameOf(given)).toEqual({
      folder: 'opening-hours',
      key: 'opening_hours',
      constant: 'openingHours',
      component: 'OpeningHours',
      record: 'OpeningHoursRecord',
      label: 'Opening hours',
    })
  },
)

test.each(['', 'Quote', '5050', 'a--b', '../quote', 'parts', 'default', 'class'])(
  '"%s" is refused, with a name that works',
  (given) => expect(() => blockNameOf(given)).toThrow(/opening-hours|npm run new:block quote/),
)

test('a name whose GraphQL type exists is refused', () => {
  expect(() => refuseTakenRecord(blockNameOf('intro'))).toThrow('"IntroRecord"')
  expect(() => refuseTakenRecord(blockNameOf('quote'))).not.toThrow()
})
