import { expect, test } from 'vitest'
import { sessionCookie } from './session-cookie.ts'

test('a session travels over HTTPS only where the studio has it, and never to another site', () => {
  expect(sessionCookie('https://studio.example')).toEqual({ sameSite: 'Lax', secure: true })
  expect(sessionCookie('http://localhost:3001')).toEqual({ sameSite: 'Lax', secure: false })
})
