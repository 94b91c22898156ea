import { GROUNDS } from '@belvedere/ui/palette.ts'
import { expect, test } from 'vitest'
import { swatches } from './swatches.ts'

test('editors are offered every ground of the design, and no other', () => {
  expect(swatches.map(({ hex }) => hex).sort()).toEqual(Object.keys(GROUNDS).sort())
})
