import { expect, test } from 'vitest'
import { instagramAddress, telephoneAddress } from './addresses.ts'

test('a telephone address holds digits and the leading plus only', () => {
  expect(telephoneAddress('+44 20 7946 0185')).toBe('tel:+442079460185')
  expect(telephoneAddress('020 (7946) 0185')).toBe('tel:02079460185')
})

test('an Instagram account may be an address or a name', () => {
  const address = 'https://social.example.com/our-place'
  expect(instagramAddress(address)).toBe(address)
  expect(instagramAddress('@punta.alba')).toBe('https://www.instagram.com/punta.alba')
})

test('an address that would show a password leads to Instagram itself', () => {
  expect(instagramAddress('https://ada:hunter2@www.instagram.com/punta.alba')).toBe(
    'https://www.instagram.com/',
  )
})
