import type { FormAnswer } from '@belvedere/kit/enquiry/form-state.ts'
import { filledForm } from '@belvedere/kit/testing/filled-form.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sendForm } from './send-form.ts'

beforeEach(() => void vi.useFakeTimers().setTimerTickMode('nextTimerAsync'))
afterEach(() => void vi.useRealTimers())

const filled = { name: 'Ines', email: 'ines@example.com', message: 'Hello', page: '/contact' }

/** A challenge that no browser can solve. */
const challenge = { parameters: { algorithm: 'none', nonce: '', salt: '', keyPrefix: '00' } }

/** Sends a form to a site that gives tickets and responds to forms in this way. */
async function send(ticket: object, answer: FormAnswer, trap = '') {
  const bodies: FormData[] = []
  vi.stubGlobal('fetch', async (path: string, { body }: { body?: FormData } = {}) => {
    if (body) bodies.push(body)
    return Response.json(path.startsWith('/enquiries/ticket') ? ticket : answer)
  })
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const sent = await sendForm({ data: filledForm({ ...filled, website: trap }) }, undefined)
  return { answer: sent, bodies, log }
}

test('a browser that cannot do the proof of work does not ask to review the text', async () => {
  const asked = { ticket: 't', challenge }
  const { answer, bodies, log } = await send(asked, { is: 'look-over', ...asked })
  expect(answer).toEqual({ is: 'busy' })
  expect(bodies.map((body) => body.has('proof'))).toEqual([false, false, false])
  expect(log).toHaveBeenCalledWith('The proof of work failed:', expect.any(Error))
})

test('a site that no longer requires a proof of work accepts the form without one', async () => {
  const { answer } = await send({ ticket: 't', challenge }, { is: 'sent', reference: '7K3MQ' })
  expect(answer).toEqual({ is: 'sent', reference: '7K3MQ' })
})

test('a site that accepts no ticket does not ask to review the text', async () => {
  const { answer } = await send({ ticket: 't' }, { is: 'look-over', ticket: 't' })
  expect(answer).toEqual({ is: 'not-kept' })
})

test('the form has to be reviewed if a program has filled in its hidden field, and no proof helps', async () => {
  const { answer } = await send({ ticket: 't' }, { is: 'look-over', ticket: 't' }, 'x')
  expect(answer).toEqual({ is: 'look-over' })
})
