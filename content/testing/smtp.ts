import type { AddressInfo, Socket } from 'node:net'
import { createServer } from 'node:net'
import { type ParsedMail, simpleParser } from 'mailparser'
import { SMTPServer } from 'smtp-server'

/** A mail as a server received it, and as a mail program shows it. */
type TakenMail = { to: string[]; raw: string; parsed: ParsedMail }

type Options = {
  /** The response to a recipient: 250 to accept, 450 to ask for a retry, 550 to refuse. */
  recipient?: (address: string) => number
  /** The response to a whole mail. `drop` cuts the connection in the middle of it. */
  data?: (count: number) => number | 'drop'
  /** The only user; without one nobody signs in. */
  user?: { name: string; password: string }
}

export type MailServer = { port: number; url: string; taken: TakenMail[] } & AsyncDisposable

/** A real SMTP server on this machine. */
export async function openMailServer(options: Options = {}): Promise<MailServer> {
  const { recipient = () => 250, data = () => 250, user } = options
  const taken: TakenMail[] = []
  const sockets = new Set<Socket>()
  let count = 0
  const server = new SMTPServer({
    disabledCommands: user ? ['STARTTLS'] : ['AUTH', 'STARTTLS'],
    ...(user && {
      allowInsecureAuth: true,
      onAuth: ({ username, password }, _, callback) => {
        const isUser = username === user.name && password === user.password
        return isUser ? callback(null, { user: user.name }) : callback(refusal(535))
      },
    }),
    logger: false,
    onRcptTo: ({ address }, _, callback) => callback(refusal(recipient(address))),
    onData: async (stream, { envelope }, callback) => {
      const answer = data(count++)
      if (answer === 'drop') for (const socket of sockets) socket.destroy()
      const raw = await readAll(stream).catch(() => undefined)
      if (!raw || answer === 'drop') return
      if (answer === 250) {
        const to = envelope.rcptTo.map(({ address }) => address)
        taken.push({ to, raw: raw.toString('latin1'), parsed: await simpleParser(raw) })
      }
      callback(refusal(answer))
    },
  })
  // A client that hangs up early is not a failure of the server.
  server.on('error', () => undefined)
  server.server.on('connection', (socket: Socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', () => resolve()))
  const { port } = server.server.address() as AddressInfo
  const close = async () => {
    for (const socket of sockets) socket.destroy()
    await new Promise<void>((resolve) => server.close(() => resolve()))
  }
  return { port, url: `smtp://127.0.0.1:${port}`, taken, [Symbol.asyncDispose]: close }
}

async function readAll(stream: AsyncIterable<Buffer>) {
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(chunk)
  return Buffer.concat(chunks)
}

function refusal(code: number) {
  return code < 400 ? null : Object.assign(new Error('Not now'), { responseCode: code })
}

/** A server that accepts connections and never responds. */
export async function openHungServer() {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => undefined)
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', () => resolve()))
  const { port } = server.address() as AddressInfo
  const close = async () => {
    for (const socket of sockets) socket.destroy()
    await new Promise<void>((resolve) => server.close(() => resolve()))
  }
  return { port, url: `smtp://127.0.0.1:${port}`, [Symbol.asyncDispose]: close }
}
