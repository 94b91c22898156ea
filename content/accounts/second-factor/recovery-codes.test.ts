import { expect, test } from 'vitest'
import { hashRecoveryCode, looksLikeRecoveryCode, makeRecoveryCodes } from './recovery-codes.ts'

test('ten different codes of 24 letters and digits are made', () => {
  const codes = makeRecoveryCodes()
  expect(new Set(codes).size).toBe(10)
  for (const code of codes)
    expect(code).toMatch(/^(?:[0-9a-hjkmnp-tv-z]{4}-){5}[0-9a-hjkmnp-tv-z]{4}$/)
  expect(new Set([...codes, ...makeRecoveryCodes()]).size).toBe(20)
})

test('a recovery code is accepted in any case, with spaces and hyphens', () => {
  const stored = hashRecoveryCode('k70m-3x12-9wfa-p4tr')
  for (const typed of ['K7OM 3XL2 9WFA P4TR', 'k70m3xi29wfap4tr', ' k70m–3x12–9wfa–p4tr '])
    expect(hashRecoveryCode(typed)).toBe(stored)
  expect(hashRecoveryCode('k70m-3x12-9wfa-p4ts')).not.toBe(stored)
})

test('codes of an app, recovery codes and older recovery codes are distinguished', () => {
  for (const text of ['K7OM 3XL2 9WFA P4TR E50C WZ8H', 'K7OM 3XL2 9WFA P4TR'])
    expect(looksLikeRecoveryCode(text)).toBe(true)
  for (const text of ['123456', '123 456', '', 'k70m-3x12-9wfa'])
    expect(looksLikeRecoveryCode(text)).toBe(false)
})
