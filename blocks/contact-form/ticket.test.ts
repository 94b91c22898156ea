import { afterEach, expect, test, vi } from 'vitest'
import { houseOfVisit, ticketFor } from './ticket.ts'

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const house = { path: '/real-estate/villas/casa-sol', title: 'Casa Sol' }

test('a ticket whose house cannot be offered is asked for again when the form is sent', async () => {
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json({ ticket: 'a', house }))
  const said = vi.spyOn(console, 'error').mockReturnValue()
  const broken = new Error('A program has changed the form.')
  const { request, held } = ticketFor('form', () => {
    throw broken
  })
  request(house.path)
  await expect(held()).resolves.toBeUndefined()
  expect(held()).toBeUndefined()
  expect(said).toHaveBeenCalledExactlyOnceWith('The form has no ticket yet:', broken)
})

test('a form on the page of a house is about that house, whichever was open before', () => {
  const origin = 'https://example.org'
  vi.stubGlobal('window', {})
  vi.stubGlobal('document', { referrer: `${origin}/real-estate/villas/casa-luna` })
  const at = (pathname: string, search = '') => {
    vi.stubGlobal('location', { origin, pathname, search })
    return houseOfVisit()
  }
  expect(at(house.path)).toBe(house.path)
  expect(at('/contact')).toBe('/real-estate/villas/casa-luna')
  expect(at(house.path, '?house=/real-estate/villas/casa-mar')).toBe('/real-estate/villas/casa-mar')
})
