import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { projectRoot } from '@belvedere/kit/root.ts'
import { onTestFinished } from 'vitest'

/** A running content service. */
export type Service = {
  url: string
  kill: () => Promise<void>
  /** Asks it to end, and resolves to its exit code. */
  end: () => Promise<number | null>
}

/** Starts the content service with these settings and waits until it accepts requests. */
export async function start(env: Record<string, string>): Promise<Service> {
  const script = join(projectRoot(), 'content/testing/killed/service.ts')
  const child = spawn(process.execPath, [script], { env: { ...process.env, ...env } })
  const ended = once(child, 'close')
  const kill = async () => {
    child.kill('SIGKILL')
    await ended
  }
  const end = async () => {
    child.kill('SIGTERM')
    const [code] = await ended
    return typeof code === 'number' ? code : null
  }
  onTestFinished(kill)
  const output: string[] = []
  child.stderr.on('data', (chunk: Buffer) => output.push(chunk.toString()))
  for await (const line of createInterface({ input: child.stdout })) {
    const port = /port: (\d+)/.exec(line)?.[1]
    output.push(line)
    if (port) {
      child.stdout.resume()
      return { url: `http://127.0.0.1:${port}/api`, kill, end }
    }
  }
  throw new Error(`The content service did not start:\n${output.join('\n')}`)
}
