import { expect, test } from 'vitest'
import { describeDevice } from './describe-device.ts'
import { maskAddress } from './mask-address.ts'
import { sayAddress } from './say-address.ts'

test.each([
  ['203.0.113.7', '203.0.113.x'],
  ['2001:db8:1:2', '2001:db8:1::x'],
  ['0:0:0:0', '0:0:0::x'],
  ['', undefined],
  ['a proxy', undefined],
  ['203.0.113.7, evil', undefined],
])('the address “%s” is masked as %s', (address, kept) => expect(maskAddress(address)).toBe(kept))

test('a loopback address is called “this machine”', () => {
  expect(sayAddress('127.0.0.x')).toBe('this machine')
  expect(sayAddress('0:0:0::x')).toBe('this machine')
  expect(sayAddress('203.0.113.x')).toBe('203.0.113.x')
})

const GECKO = 'Gecko/20100101 Firefox/147.0'
const CHROME = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0'

test.each([
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:147.0) ${GECKO}`, 'Firefox on Windows'],
  [`Mozilla/5.0 (Linux; Android 15) ${CHROME} Mobile Safari/537.36`, 'Chrome on Android'],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME} Safari/537.36 Edg/131.0.0.0`,
    'Microsoft Edge on Windows',
  ],
  ['node', 'An unknown program'],
  ['', 'An unknown program'],
  [null, 'An unknown program'],
  [`${'('.repeat(100_000)}`, 'An unknown program'],
])('the user agent %s has a readable name', (agent, name) =>
  expect(describeDevice(agent)).toBe(name),
)
