import { join } from 'node:path'
import { root } from '../setup/paths.ts'
import { type Env, type Program, startProgram } from './program.ts'
import { untilReady } from './ready.ts'

export type Addresses = { port: number; contentPort: number; dataDir: string }

/** Both programs, running. */
export type Stack = { site: Program; content: Program; stop: () => Promise<void> }

type OnLine = (program: string, line: string) => void

/** The settings both programs need to find each other on this machine. */
export function stackEnv({ port, contentPort, dataDir }: Addresses): Env {
  const service = `http://localhost:${contentPort}`
  const site = `http://localhost:${port}`
  return {
    NODE_ENV: 'production',
    PORT: String(port),
    CONTENT_PORT: String(contentPort),
    DATA_DIR: dataDir,
    SITE_URL: process.env.SITE_URL ?? site,
    STUDIO_URL: process.env.STUDIO_URL ?? service,
    CONTENT_URL: process.env.CONTENT_URL ?? `${service}/graphql`,
    CONTENT_PREVIEW_URL: process.env.CONTENT_PREVIEW_URL ?? `${service}/graphql/preview`,
    PUBLISH_URL: process.env.PUBLISH_URL ?? `${site}/builds/publish`,
  }
}

export function startContent(env: Env, onLine: OnLine): Program {
  const args = [join(root, 'content', 'start.ts')]
  return startProgram({
    name: 'content service',
    args,
    env,
    onLine: (line) => onLine('content', line),
  })
}

export function startSite(env: Env, onLine: OnLine): Program {
  const args = [join(root, 'site', 'dist', 'server', 'main.js')]
  return startProgram({ name: 'site', args, env, onLine: (line) => onLine('site', line) })
}

/** Starts both programs side by side and resolves when both answer. */
export async function startStack(addresses: Addresses, env: Env, onLine: OnLine): Promise<Stack> {
  const all = { ...stackEnv(addresses), ...env }
  const content = startContent(all, onLine)
  const site = startSite(all, onLine)
  const stop = async () => {
    await Promise.all([site.stop(), content.stop()])
  }
  try {
    await Promise.all([
      untilReady(content, `http://127.0.0.1:${addresses.contentPort}/health`),
      untilReady(site, `http://127.0.0.1:${addresses.port}/builds/latest.json`),
    ])
  } catch (error) {
    await stop()
    throw error
  }
  return { site, content, stop }
}
