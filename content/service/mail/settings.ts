import { isMailAddress } from '@belvedere/kit/enquiry/mail-address.ts'
import { EnvError, readEnv, readPort } from '@belvedere/kit/env.ts'
import type { MailName } from './mail.ts'

/** The server that sends the mails. */
type MailServer = {
  host: string
  port: number
  /** TLS from the first byte on, as on port 465; otherwise the connection begins unencrypted. */
  secure: boolean
  /** Whether a connection that began unencrypted has to change to TLS before anything is sent. */
  requireTLS: boolean
  auth?: { user: string; pass: string }
}

export type MailSettings = { server: MailServer; from: MailName }

const SUBMISSIONS = 465
const SUBMISSION = 587

/** How mails are sent; undefined when no server is set up. */
export function mailSettings(): MailSettings | undefined {
  const server = readServer()
  return server && { server, from: readSender() }
}

function readServer(): MailServer | undefined {
  const url = readEnv('SMTP_URL', { default: '', hint: '' })
  if (url) return serverOfUrl(url)
  const host = readEnv('SMTP_HOST', { default: '', hint: '' })
  if (!host) return undefined
  const port = readPort('SMTP_PORT', SUBMISSION)
  const user = readEnv('SMTP_USER', { default: '', hint: '' })
  const pass = readEnv('SMTP_PASSWORD', { default: '', hint: '' })
  return serverOf({ host, port, user, pass, secure: port === SUBMISSIONS })
}

/** The address may hold a password, so messages do not repeat it. */
function serverOfUrl(text: string): MailServer {
  const url = URL.canParse(text) ? new URL(text) : undefined
  const protocol = url?.protocol
  if (!url?.hostname || (protocol !== 'smtp:' && protocol !== 'smtps:'))
    throw new EnvError(
      'SMTP_URL cannot be read. Set it to an address such as smtp://user:password@smtp.example.com:587.',
    )
  const secure = protocol === 'smtps:'
  const [user, pass] = [url.username, url.password].map(decode)
  const port = url.port ? Number(url.port) : secure ? SUBMISSIONS : SUBMISSION
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1')
  return serverOf({ host, port, secure, user: user ?? '', pass: pass ?? '' })
}

function decode(text: string) {
  try {
    return decodeURIComponent(text)
  } catch {
    throw new EnvError(
      'SMTP_URL has a % in its user or password that stands for itself. Write %25 in its place, or use SMTP_HOST, SMTP_USER and SMTP_PASSWORD, which take it as it is.',
    )
  }
}

type Parts = { host: string; port: number; secure: boolean; user: string; pass: string }

function serverOf({ user, pass, ...rest }: Parts): MailServer {
  const requireTLS = !rest.secure && needsTls(rest.host)
  return { ...rest, requireTLS, ...(user && { auth: { user, pass } }) }
}

/** A server on this machine needs no encryption; others do, unless the owner says otherwise. */
function needsTls(host: string) {
  const mode = readEnv('SMTP_TLS', { default: 'required', hint: '' })
  if (mode !== 'required' && mode !== 'optional')
    throw new EnvError(`SMTP_TLS is "${mode}". Set it to "required" or to "optional".`)
  return mode === 'required' && !/^(?:localhost|127\.\d+\.\d+\.\d+|::1)$/.test(host)
}

const SENDER = 'Set it to the address that mails come from, such as Hill House <hello@example.com>.'

function readSender(): MailName {
  const text = readEnv('MAIL_FROM', { hint: SENDER })
  const [, name = '', inner = ''] = /^(.*?)\s*<([^<>]+)>$/.exec(text) ?? []
  const address = inner || text
  if (!isMailAddress(address)) throw new EnvError(`MAIL_FROM is "${text}". ${SENDER}`)
  return { name: name.replace(/^"(.*)"$/, '$1'), address }
}
