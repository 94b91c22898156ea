import { expect, test } from 'vitest'
import { sessionCookie } from './session-cookie.ts'

test('the session cookie is same-site, and secure if the studio uses HTTPS', () => {
  expect(sessionCookie('https://studio.example')).toEqual({ sameSite: 'Lax', secure: true })
  expect(sessionCookie('http://localhost:3001')).toEqual({ sameSite: 'Lax', secure: false })
})
