import { expect, test } from 'vitest'
import { movingAvif, movingPng, movingWebp } from '../testing/animation.ts'
import { HEIC } from '../testing/samples.ts'
import { readPart } from './bytes.ts'
import { isAnimation } from './is-animation.ts'
import { sharp } from './sharp.ts'

const ask = (file: Buffer) => isAnimation((start, length) => readPart(file, start, length))

const still = sharp({ create: { width: 20, height: 20, channels: 4, background: '#f00' } })

test('animated WebP, PNG, AVIF and HEIC files are told from still ones and from other files', async () => {
  expect(await ask(await movingWebp())).toBe(true)
  expect(await ask(await movingPng())).toBe(true)
  expect(await ask(await movingAvif())).toBe(true)
  expect(await ask(await movingPng(1))).toBe(false)
  for (const kind of ['webp', 'png', 'jpeg', 'avif'] as const)
    expect([kind, await ask(await still.clone().toFormat(kind).toBuffer())]).toEqual([kind, false])
  expect(await ask(await still.clone().withExif({}).webp({ lossless: true }).toBuffer())).toBe(
    false,
  )
  expect(await ask(HEIC)).toBe(false)
  const burst = Buffer.from(HEIC)
  burst.write('msf1', 8)
  expect(await ask(burst)).toBe(true)
})

test('a file that breaks off anywhere in its header, or lies about its chunks, is no animation', async () => {
  const png = await movingPng()
  for (let length = 0; length < 45; length++)
    expect([length, await ask(png.subarray(0, length))]).toEqual([length, false])
  const avif = await movingAvif()
  for (let length = 0; length < 12; length++)
    expect([length, await ask(avif.subarray(0, length))]).toEqual([length, false])
  const endless = Buffer.from(png)
  endless.writeUInt32BE(0xffffffff, 8)
  expect(await ask(endless)).toBe(false)
})
