import '@belvedere/content/payload/workarounds/quick-imports.ts'
import { afterAll, vi } from 'vitest'
import { freshDocument } from './fresh-document.ts'

/**
 * Runs before each test file. A worker runs many files, because loading Payload, React and the rest
 * of `node_modules` takes longer than most of them; each file gets its own instances of the
 * project's modules, and the environment variables that the worker started with.
 */
const worker = globalThis as {
  startEnv?: NodeJS.ProcessEnv
  waits?: Pick<typeof vi, 'waitFor' | 'waitUntil'>
}
worker.startEnv ??= { ...process.env }
for (const name of Object.keys(process.env)) {
  if (!(name in worker.startEnv)) delete process.env[name]
}
Object.assign(process.env, worker.startEnv)
vi.resetModules()

// Hooks run from the last to the first: stubs are taken back before the document is emptied.
freshDocument()
afterAll(() => vi.unstubAllGlobals())

/** Vitest would wait for a second, which a busy machine may need for a request. */
const PATIENCE = { timeout: 30_000, interval: 10 }
const waits = worker.waits ?? { waitFor: vi.waitFor, waitUntil: vi.waitUntil }
worker.waits = waits
vi.waitFor = (check, options) => waits.waitFor(check, { ...PATIENCE, ...Object(options) })
vi.waitUntil = (check, options) => waits.waitUntil(check, { ...PATIENCE, ...Object(options) })
