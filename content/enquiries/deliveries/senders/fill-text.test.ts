import { expect, test } from 'vitest'
import { fillText, nameForSalutation } from './fill-text.ts'

test('placeholders are filled once, and empty ones are removed with their space', () => {
  const filling = { name: 'Ines', reference: '7K3MQ-2XFHD', house: '' }
  expect(fillText('Dear {name}, {reference} about {house}.', filling)).toBe(
    'Dear Ines, 7K3MQ-2XFHD about.',
  )
  expect(fillText('Dear {name},', { ...filling, name: '' })).toBe('Dear,')
  expect(fillText('{house} $1 {other}', { ...filling, house: '{name} $&' })).toBe(
    '{name} $& $1 {other}',
  )
})

test.each([
  'Ines Marlow',
  'J. R. Marlow',
  'Jörg Weiß-Öztürk',
  "Siobhán O'Brien",
  '山田 太郎',
  'שרה כהן',
  'محمد علي',
  'नरेन्द्र मोदी',
])('%s is a name', (name) => {
  expect(nameForSalutation(name)).toBe(name)
})

test.each([
  'spam.example',
  'Win at spam.example now',
  'https://spam.example',
  'Call 0900 123456',
  'me@spam.example',
  'You have won one million of coins today',
  '{reference}',
  'a'.repeat(61),
  '',
])('%s is left out', (name) => {
  expect(nameForSalutation(name)).toBe('')
})
