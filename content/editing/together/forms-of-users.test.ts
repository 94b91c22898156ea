import { expect, test } from 'vitest'
import { FormsOfUsers } from './forms-of-users.ts'

const PLACE = 'pages:1 by 7'

test('closing a form reports whether it was the user’s last one on the record', () => {
  const forms = new FormsOfUsers()
  forms.opened(PLACE, 'tab')
  forms.opened(PLACE, 'drawer')
  forms.opened('pages:1 by 8', 'elsewhere')
  expect(forms.closed(PLACE, 'drawer')).toBe(false)
  expect(forms.closed(PLACE, 'tab')).toBe(true)
  expect(forms.closed(PLACE, 'tab')).toBe(true)
})

test('a form without a beat for 90 seconds counts as closed', () => {
  const forms = new FormsOfUsers()
  forms.opened(PLACE, 'crashed', 0)
  forms.opened(PLACE, 'hidden', 60_000)
  expect(forms.closed(PLACE, 'hidden', 80_000)).toBe(false)
  forms.opened(PLACE, 'hidden', 100_000)
  expect(forms.closed(PLACE, 'hidden', 120_000)).toBe(true)
})
