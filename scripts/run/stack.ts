import { join } from 'node:path'
import { root } from '../setup/paths.ts'
import { type Env, type Program, startProgram } from './program.ts'
import { untilReady } from './ready.ts'

export type Addresses = { port: number; contentPort: number; dataDir: string }

/** Both programs, running. */
export type Stack = { site: Program; content: Program }

export type OnLine = (program: string, line: string) => void

/** The settings both programs need to find each other on this machine. */
export function stackEnv({ port, contentPort, dataDir }: Addresses): Env {
  const service = `http://localhost:${contentPort}`
  const site = `http://localhost:${port}`
  return {
    NODE_ENV: 'production',
    PORT: String(port),
    CONTENT_PORT: String(contentPort),
    DATA_DIR: dataDir,
    SITE_URL: elsewhere('SITE_URL') ?? site,
    STUDIO_URL: elsewhere('STUDIO_URL') ?? service,
    CONTENT_URL: elsewhere('CONTENT_URL') ?? `${service}/graphql`,
    CONTENT_PREVIEW_URL: elsewhere('CONTENT_PREVIEW_URL') ?? `${service}/graphql/preview`,
    PUBLISH_URL: elsewhere('PUBLISH_URL') ?? `${site}/builds/publish`,
  }
}

/** A set address, unless it is one of this machine: those follow the ports of this run. */
function elsewhere(variable: string): string | undefined {
  const value = process.env[variable]
  if (!value || !URL.canParse(value)) return undefined
  return /^(localhost|127\.|\[::1\])/.test(new URL(value).hostname) ? undefined : value
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
export async function startStack(
  addresses: Addresses,
  env: Env,
  onLine: OnLine,
  onStart: (programs: Program[]) => void = () => {},
): Promise<Stack> {
  const all = { ...stackEnv(addresses), ...env }
  const content = startContent(all, onLine)
  const site = startSite(all, onLine)
  onStart([site, content])
  try {
    await Promise.all([untilContent(content, addresses), untilSite(site, addresses)])
  } catch (error) {
    await Promise.all([site.stop(), content.stop()])
    throw error
  }
  return { site, content }
}

export const untilContent = (program: Program, { contentPort }: Addresses) =>
  untilReady(program, `http://127.0.0.1:${contentPort}/health`)

export const untilSite = (program: Program, { port }: Addresses) =>
  untilReady(program, `http://127.0.0.1:${port}/builds/latest.json`)
