import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openReceiver } from '../../../testing/receiver.ts'
import { checkTarget } from './check-target.ts'
import { isAllowedAddress, isPublicAddress } from './networks.ts'
import { post } from './post.ts'

/** The addresses of host names in these tests; a name server that answers as an attacker wants. */
const names: Record<string, string[]> = {
  'inside.example': ['10.1.2.3'],
  'loop.example': ['127.0.0.1'],
  'both.example': ['93.184.216.34', '169.254.169.254'],
  'mapped.example': ['::ffff:127.0.0.1'],
}
vi.mock('node:dns', async (load) => {
  const dns = await load<typeof import('node:dns')>()
  const lookup = (name: string, options: object, callback: (...args: unknown[]) => void) => {
    const found = names[name]
    if (!found) return dns.lookup(name, options, callback)
    const all = found.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }))
    callback(null, all)
  }
  return { ...dns, lookup }
})

beforeEach(() => void vi.stubEnv('WEBHOOK_NETWORKS', ''))
afterEach(() => void vi.unstubAllEnvs())

const message = { headers: {}, body: 'hello', timeoutMs: 8000 }

test.each([
  'https://10.0.0.1/',
  'https://192.168.1.1/',
  'https://169.254.169.254/latest/meta-data',
  'https://[fd00::1]/',
  'https://[::ffff:10.0.0.1]/',
  'https://0.0.0.0/',
  'https://2130706433.example.invalid@10.0.0.1/',
  'https://inside.example/',
  'https://loop.example/',
  'https://both.example/',
  'https://mapped.example/',
])('%s is not reached', async (address) => {
  await expect(post(address, message)).rejects.toThrow(/private network|password out of/)
})

test.each([
  'http://crm.example.com',
  'ftp://crm.example.com',
  'https://a:b@crm.example.com',
  'crm',
  '',
])('“%s” is no address for enquiries', (address) => {
  expect(checkTarget(address)).toMatch(/\.$/)
})

test('numbers that are parsed as addresses of this machine are refused like them', () => {
  // 2130706433 and 0x7f.1 are 127.0.0.1: the URL parser normalises them before any check.
  expect(new URL('http://2130706433/').hostname).toBe('127.0.0.1')
  expect(checkTarget('http://2130706433/')).toBeUndefined()
  expect(checkTarget('http://0x0a.1/')).toMatch(/https/)
})

test('the owner can allow a network, and no more than that', async () => {
  vi.stubEnv('WEBHOOK_NETWORKS', '10.1.0.0/16, fd00::/8')
  expect(['10.1.2.3', 'fd00::9'].map(isAllowedAddress)).toEqual([true, true])
  expect(['10.2.0.1', '127.0.0.1', '::1'].map(isAllowedAddress)).toEqual([false, false, false])
  await expect(post('https://loop.example/', message)).rejects.toThrow('private network')
  vi.stubEnv('WEBHOOK_NETWORKS', 'everything')
  expect(() => isAllowedAddress('10.0.0.1')).toThrow('WEBHOOK_NETWORKS is "everything"')
})

test.each([
  ['93.184.216.34', true],
  ['2606:2800:220:1::1', true],
  ['100.64.0.1', false],
  ['172.31.255.255', false],
  ['224.0.0.1', false],
  ['255.255.255.255', false],
  ['::1', false],
  ['fe80::1', false],
  ['64:ff9b::7f00:1', false],
  ['2002:7f00:1::', false],
  ['2001:db8::1', false],
])('%s is public: %s', (address, expected) => {
  expect(isPublicAddress(address)).toBe(expected)
})

test('a program on this machine is reached only if the owner names the machine', async () => {
  await using receiver = await openReceiver(() => ({ status: 200 }))
  const { port } = new URL(receiver.url)
  const addresses = [receiver.url, `http://localhost:${port}`, `http://[::1]:${port}`]
  for (const address of addresses)
    await expect(post(address, message)).rejects.toThrow('allow it in WEBHOOK_NETWORKS')
  expect(receiver.received).toEqual([])
  vi.stubEnv('WEBHOOK_NETWORKS', '127.0.0.0/8, ::1')
  for (const address of addresses.slice(0, 2))
    expect((await post(address, message)).status).toBe(200)
})

test('endless responses are cut off', async () => {
  vi.stubEnv('WEBHOOK_NETWORKS', '127.0.0.1')
  await using receiver = await openReceiver(() => ({ status: 200, body: 'x'.repeat(5_000_000) }))
  const { status, body } = await post(receiver.url, message)
  expect(status).toBe(200)
  expect(body.length).toBeLessThanOrEqual(64 * 1024)
  expect(receiver.received[0]?.body).toBe('hello')
})

test('a program that hangs is given up in time', async () => {
  vi.stubEnv('WEBHOOK_NETWORKS', '127.0.0.1')
  await using receiver = await openReceiver(() => 'hang')
  const impatient = { ...message, timeoutMs: 200 }
  await expect(post(receiver.url, impatient)).rejects.toThrow('did not answer in time')
})
