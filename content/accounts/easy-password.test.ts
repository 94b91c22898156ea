import { expect, test } from 'vitest'
import { guessableWords, whyEasy } from './easy-password.ts'

const ABOUT = guessableWords('ada.lovelace@example.com', 'Ada Lovelace', 'Hill House', 'belvedere')

test.each([
  '1234567890',
  'qwertyuiop',
  'Password2026!',
  'manchester99',
  '!!basketball1',
  'P@ssw0rd1234',
])('%s leaked, or is one that did with digits around it', async (password) =>
  expect(await whyEasy(password, ABOUT)).toMatch(/found in leaks/),
)

test.each(['Belvedere2026!', 'hill-house-99', 'AdaLovelace1', 'hill.example.1'])(
  '%s is little more than names',
  async (password) => expect(await whyEasy(password, ABOUT)).toMatch(/a name that others know/),
)

test.each([
  'a long enough password',
  'lantern over the quiet bay',
  'xK9vQ2mZr7tB',
  '9f8e7d6c5b4a39281',
  'belvedere lantern',
])('%s is fine', async (password) => expect(await whyEasy(password, ABOUT)).toBeUndefined())

test('a password of any script is judged by its letters', async () => {
  expect(await whyEasy('лаванда и соль', ABOUT)).toBeUndefined()
})
