import { createServer, type Server } from 'node:net'

/** Rejects with a sentence that says what to do when one of the ports cannot be had. */
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
      `Port ${port} is not open to you. Choose one above 1023: ${variable}=${port + 8000} npm ${command()}`,
    )
  throw new Error(
    `Port ${port} is taken. End the program that uses it, or choose another: ${another}`,
  )
}

/** What was typed behind `npm`. */
function command(): string {
  const script = process.env.npm_lifecycle_event ?? 'start'
  return script === 'start' ? script : `run ${script}`
}

/** Why nobody can listen on the port; undefined when it is free. */
function tryPort(port: number): Promise<string | undefined> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message))
    server.listen({ port, exclusive: true }, () => server.close(() => resolve(undefined)))
  })
}

/** A port nothing listens on at this moment. */
export async function freePort(): Promise<number> {
  const [port = 0] = await freePorts(1)
  return port
}

/** As many different ports that nothing listens on at this moment. */
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
