import { once } from 'node:events'
import { type AddressInfo, createServer, type ListenOptions, type Server } from 'node:net'

/** Rejects with instructions when one of the ports cannot be used. */
export async function requirePorts(ports: { PORT: number; CONTENT_PORT: number }): Promise<void> {
  if (ports.PORT === ports.CONTENT_PORT)
    throw new Error(`PORT and CONTENT_PORT are both ${ports.PORT}: give them different numbers.`)
  for (const [variable, port] of Object.entries(ports)) await requirePort(port, variable)
}

async function requirePort(port: number, variable: string): Promise<void> {
  const refusal = await tryPort(port)
  if (!refusal) return
  const another = `${variable}=${port + (port < 65_000 ? 10 : -10)} npm ${command()}`
  if (refusal === 'EACCES')
    throw new Error(
      `Port ${port} needs root. Choose one above 1023: ${variable}=${port + 8000} npm ${command()}`,
    )
  throw new Error(
    `Port ${port} is taken. Stop the program that uses it, or choose another: ${another}`,
  )
}

/** The npm command that was run, without `npm`. */
function command(): string {
  const script = process.env.npm_lifecycle_event ?? 'start'
  return script === 'start' ? script : `run ${script}`
}

/** The error code when the port cannot be used; undefined when it is free. */
async function tryPort(port: number): Promise<string | undefined> {
  try {
    await close(await listen({ port, exclusive: true }))
    return undefined
  } catch (error) {
    return error instanceof Error && 'code' in error ? String(error.code) : String(error)
  }
}

/** A port that is currently free. */
export async function freePort(): Promise<number> {
  const [port = 0] = await freePorts(1)
  return port
}

/** `count` different ports that are currently free. */
export async function freePorts(count: number): Promise<number[]> {
  const servers = await Promise.all(Array.from({ length: count }, () => listen(LOOPBACK)))
  const ports = servers.map((server) => (server.address() as AddressInfo).port)
  await Promise.all(servers.map(close))
  return ports
}

const LOOPBACK = { port: 0, host: '127.0.0.1' }

async function listen(options: ListenOptions): Promise<Server> {
  const server = createServer().listen(options)
  await once(server, 'listening')
  return server
}

async function close(server: Server): Promise<void> {
  await once(server.close(), 'close')
}
