import { createServer, type Server } from 'node:net'

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
function tryPort(port: number): Promise<string | undefined> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message))
    server.listen({ port, exclusive: true }, () => server.close(() => resolve(undefined)))
  })
}

/** A port that is currently free. */
export async function freePort(): Promise<number> {
  const [port = 0] = await freePorts(1)
  return port
}

/** `count` different ports that are currently free. */
export async function freePorts(count: number): Promise<number[]> {
  const servers = await Promise.all(Array.from({ length: count }, listenSomewhere))
  const ports = servers.map(portOf)
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))))
  return ports
}

function listenSomewhere(): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => resolve(server))
  })
}

function portOf(server: Server): number {
  const address = server.address()
  return typeof address === 'object' && address ? address.port : 0
}
