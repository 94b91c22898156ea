import { expect, test } from 'vitest'
import { bounds } from '../bounds.ts'
import { deliveredModel } from './weight.ts'

test('the demo’s model is as light as promised; `site/build` tests the code', async () => {
  const { length } = await deliveredModel()
  expect(length / 1000).toBeLessThanOrEqual(bounds.scene.modelKB)
})
