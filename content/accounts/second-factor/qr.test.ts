import decodeQR from 'qr/decode.js'
import { expect, test } from 'vitest'
import { qrOf } from './qr.ts'
import { makeSecret, uriOf } from './totp.ts'

const SCALE = 4

test('a camera reads the text of the QR code', () => {
  const text = uriOf(makeSecret(), 'somebody.with.a.long.name@example.com', 'Studio example.com')
  const { size, path } = qrOf(text)
  const side = size * SCALE
  const data = new Uint8Array(side * side * 4).fill(255)
  for (const [, x, y] of path.matchAll(/M(\d+) (\d+)h1v1h-1z/g)) paint(Number(x), Number(y))
  expect(decodeQR({ width: side, height: side, data })).toBe(text)

  function paint(x: number, y: number) {
    for (let row = y * SCALE; row < (y + 1) * SCALE; row++)
      for (let column = x * SCALE; column < (x + 1) * SCALE; column++)
        data.fill(0, (row * side + column) * 4, (row * side + column) * 4 + 3)
  }
})
