import { expect, test } from 'vitest'
import { twinOf } from './ask-same.ts'

test('of two files that are chosen together and have the same bytes, the second is known by the first', async () => {
  const [pier, other, empty, copy] = [
    new File(['planks'], 'pier.jpg'),
    new File(['stones'], 'other.jpg'),
    new File([], 'empty.jpg'),
    new File(['planks'], 'copy of pier.jpg'),
  ]
  const chosen = [pier, other, empty, copy]
  const twins = await Promise.all(chosen.map((file) => twinOf(file, chosen)))
  expect(twins).toEqual([undefined, undefined, undefined, pier])
  expect(await twinOf(new File(['planks'], 'chosen later.jpg'), chosen)).toBeUndefined()
})
