import { GROUNDS } from '@belvedere/ui/palette.ts'
import { expect, test } from 'vitest'
import { swatches } from './swatches.ts'

test('offers exactly the background colours of the design', () => {
  expect(swatches.map(({ hex }) => hex).sort()).toEqual(Object.keys(GROUNDS).sort())
})
