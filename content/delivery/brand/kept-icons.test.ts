import { expect, test, vi } from 'vitest'
import { KeptIcons } from './kept-icons.ts'

const image = Buffer.from('<svg/>')
const about = { image, kind: 'drawing', ground: '#000000' } as const
const source = (version: string) => ({ ...about, version })

test('an icon is drawn once for all requests, and again when its version changes', async () => {
  const draw = vi.fn(async () => Buffer.from('png'))
  const icons = new KeptIcons(draw)
  await Promise.all([icons.picture(source('a'), 'ico'), icons.picture(source('a'), 'ico')])
  await icons.picture(source('a'), 'ico')
  expect(draw).toHaveBeenCalledTimes(1)
  await icons.picture(source('a'), 'touch')
  await icons.picture(source('b'), 'ico')
  expect(draw).toHaveBeenCalledTimes(3)
})

test('an icon that could not be drawn is tried again', async () => {
  const draw = vi.fn(async () => Buffer.from('png')).mockRejectedValueOnce(new Error('busy'))
  const icons = new KeptIcons(draw)
  await expect(icons.picture(source('a'), 'ico')).rejects.toThrow('busy')
  expect(`${await icons.picture(source('a'), 'ico')}`).toBe('png')
})

test('a version is searched for once; the oldest one is forgotten', async () => {
  const find = vi.fn(async (version: string) => source(version))
  const icons = new KeptIcons()
  await Promise.all([icons.source('a', find), icons.source('a', find)])
  expect(find).toHaveBeenCalledTimes(1)
  for (const version of 'bcdefghi') await icons.source(version, find)
  await icons.source('i', find)
  expect(find).toHaveBeenCalledTimes(9)
  await icons.source('a', find)
  expect(find).toHaveBeenCalledTimes(10)
})

test('invented versions are searched for one at a time, and not kept', async () => {
  let running = 0
  const find = vi.fn(async () => {
    expect(++running).toBe(1)
    await Promise.resolve()
    running--
    return undefined
  })
  const icons = new KeptIcons()
  const asked = ['x', 'y', 'x'].map((version) => icons.source(version, find))
  expect(await Promise.all(asked)).toEqual([undefined, undefined, undefined])
  expect(find).toHaveBeenCalledTimes(3)
})
