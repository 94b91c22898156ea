import { expect, test } from 'vitest'
import { placeNotes } from './place-notes.ts'

test('the sun over a plan needs the coordinates of the property and its time zone', () => {
  const known = { lat: 0, lng: 0, timeZone: 'Europe/Lisbon' }
  expect(placeNotes(known)).toEqual([])
  expect(placeNotes({ ...known, timeZone: null })).toEqual([
    expect.stringMatching(/^The site has no time zone, so no sun/),
  ])
  expect(placeNotes({ ...known, lng: null })).toEqual([
    expect.stringMatching(/^The site has no latitude and longitude, so no sun/),
  ])
  expect(placeNotes({})).toEqual([
    expect.stringMatching(/no latitude and longitude and no time zone, so no sun/),
  ])
})
