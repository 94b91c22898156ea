import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { expect, test, vi } from 'vitest'
import { createClientOf } from './client-of.ts'
import { proxyList } from './forwarded.ts'

function aRequest(peer: string, forwarded: string, header = 'x-forwarded-for') {
  const request = new IncomingMessage(
    Object.defineProperty(new Socket(), 'remoteAddress', { value: peer }),
  )
  request.headersDistinct[header] = [forwarded]
  return request
}

function watched() {
  const warn = vi.fn<(message: string, fields?: object) => void>()
  const log = { debug: warn, info: warn, warn, error: warn }
  return { warn, clientOf: createClientOf(proxyList('10.0.0.2'), log) }
}

test('a proxy that writes no addresses causes one warning, with the setting to change', () => {
  const { warn, clientOf } = watched()
  clientOf(aRequest('127.0.0.1', '203.0.113.7'))
  expect(warn).not.toHaveBeenCalled()
  for (const written of ['unknown', '_a', '_b']) clientOf(aRequest('127.0.0.1', written))
  expect(warn).toHaveBeenCalledExactlyOnceWith(
    expect.stringContaining('Let it add the address of the visitor, such as 203.0.113.7'),
    { proxy: '127.0.0.1', written: 'unknown' },
  )
})

test('a proxy that TRUSTED_PROXIES does not contain causes one warning', () => {
  const { warn, clientOf } = watched()
  for (let i = 0; i < 3; i++) clientOf(aRequest('10.0.0.3', '203.0.113.7:99'))
  expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('TRUSTED_PROXIES'), {
    proxy: '10.0.0.3',
  })
})

test('Forwarded counts where there is no X-Forwarded-For', () => {
  const { warn, clientOf } = watched()
  const request = aRequest('10.0.0.2', 'for=203.0.113.7:99', 'forwarded')
  expect(clientOf(request).address).toBe('203.0.113.7')
  request.headersDistinct['x-forwarded-for'] = ['']
  expect(clientOf(request).address).toBe('203.0.113.7')
  request.headersDistinct['x-forwarded-for'] = ['203.0.113.8']
  expect(clientOf(request).address).toBe('203.0.113.8')
  expect(warn).not.toHaveBeenCalled()
})
