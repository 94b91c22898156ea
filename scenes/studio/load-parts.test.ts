import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '@belvedere/kit/root.ts'
import { expect, test, vi } from 'vitest'
import { loadParts } from './load-parts.ts'

const compressed = readFileSync(join(projectRoot(), 'demo/models/masterplan.glb'))
const never = new AbortController().signal

test('a compressed model is read where a policy forbids WebAssembly', async () => {
  expect(compressed.includes('EXT_meshopt_compression')).toBe(true)
  vi.stubGlobal('WebAssembly', undefined)
  vi.stubGlobal('fetch', async () => new Response(new Uint8Array(compressed)))
  const model = await loadParts('/model.glb', never)
  const names = new Set<string>()
  let points = 0
  model.traverse((part) => {
    if (part.name) names.add(part.name)
    if ('geometry' in part) points += pointsOf(part.geometry)
  })
  expect(names.size).toBeGreaterThan(30)
  expect(points).toBeGreaterThan(1000)
})

test('an address without a model causes an error with the address', async () => {
  vi.stubGlobal('fetch', async () => new Response('', { status: 404 }))
  await expect(loadParts('/gone.glb', never)).rejects.toThrow('/gone.glb answers 404')
})

function pointsOf(geometry: unknown): number {
  const { attributes } = Object(geometry)
  return Number(attributes?.position?.count ?? 0)
}
