import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { freePorts } from '../../launch/ports.ts'
import { startProgram } from '../../launch/program.ts'
import { serve } from './serve.ts'

const SITE = `
  require('node:http')
    .createServer((_, response) => response.end('a page'))
    .listen(process.env.PORT, '127.0.0.1')`

test('a content service that exits while it starts leaves the site running', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'belvedere-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true }))
  const lines: string[] = []
  vi.spyOn(console, 'log').mockImplementation((line) => void lines.push(line))
  onTestFinished(() => void vi.restoreAllMocks())
  const [port = 0, contentPort = 0] = await freePorts(2)
  const env = { PORT: String(port), SITE_URL: 'the site', STUDIO_URL: 'the studio' }
  const program = (name: string, script: string) => () =>
    startProgram({ name, args: ['-e', script], env, onLine: () => {} })
  const start = {
    site: program('site', SITE),
    content: program('content service', 'process.exit(1)'),
  }
  const stop = new AbortController()
  const served = serve(start, { port, contentPort, dataDir }, env, stop.signal)

  await vi.waitFor(() => expect(lines.join('\n')).toContain('restarting it'), 20_000)
  expect(lines[0]).toBe(
    '  !  The content service exited while starting (code 1): see its output above. The site serves the pages that it has kept.',
  )
  expect(await (await fetch(`http://127.0.0.1:${port}`)).text()).toBe('a page')
  stop.abort()
  await served
})
