import { afterEach, expect, test, vi } from 'vitest'
import { ticketFor } from './ticket.ts'

afterEach(() => vi.restoreAllMocks())

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
