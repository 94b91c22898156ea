import { createServer } from 'node:net'

/** Rejects with a sentence that says what to do when something already listens on the port. */
export async function requireFreePort(port: number, variable: string): Promise<void> {
  if (await isFree(port)) return
  throw new Error(
    `Port ${port} is taken. Stop the program that uses it, or choose another: ${variable}=${port + 10} npm start`,
  )
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen({ port, exclusive: true }, () => server.close(() => resolve(true)))
  })
}

/** A port nothing listens on at this moment. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen({ port: 0, host: '127.0.0.1' }, () => {
      const address = server.address()
      const port = typeof address === 'object' && address ? address.port : 0
      server.close(() => resolve(port))
    })
  })
}
