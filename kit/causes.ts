/** What an error code of Node or of OpenSSL means; the rest says what to do, where that is known. */
const MEANINGS: Readonly<Record<string, (error: Coded) => string>> = {
  ENOTFOUND: ({ hostname }) => `no machine is called ${hostname ?? 'this'}: check the name and DNS`,
  EAI_AGAIN: ({ hostname }) => `the name server did not answer for ${hostname ?? 'this name'}`,
  ECONNREFUSED: (error) => `nothing listens at ${placeOf(error)}`,
  ECONNRESET: () => 'the connection was closed before there was an answer',
  EHOSTUNREACH: (error) => `there is no way to ${placeOf(error)}`,
  ENETUNREACH: (error) => `there is no way to ${placeOf(error)}`,
  ETIMEDOUT: (error) => `${placeOf(error)} did not answer in time: is it behind a firewall?`,
  UND_ERR_CONNECT_TIMEOUT: () => 'it did not answer in time: is it behind a firewall?',
  UND_ERR_SOCKET: () => 'the connection was closed before there was an answer',
  CERT_HAS_EXPIRED: () => 'its certificate has expired: renew it',
  CERT_NOT_YET_VALID: () => 'its certificate is not valid yet: check the clock of this machine',
  ERR_TLS_CERT_ALTNAME_INVALID: (error) =>
    `its certificate is for another name${namesIn(error.message)}`,
  DEPTH_ZERO_SELF_SIGNED_CERT: () => UNKNOWN_AUTHORITY,
  SELF_SIGNED_CERT_IN_CHAIN: () => UNKNOWN_AUTHORITY,
  UNABLE_TO_GET_ISSUER_CERT: () => UNKNOWN_AUTHORITY,
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: () => UNKNOWN_AUTHORITY,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: () => UNKNOWN_AUTHORITY,
  ERR_SSL_WRONG_VERSION_NUMBER: () => 'it does not speak TLS there: is it http:// or another port?',
  ERR_SSL_PACKET_LENGTH_TOO_LONG: () =>
    'it does not speak TLS there: is it http:// or another port?',
  HPE_INVALID_CONSTANT: () => 'it does not speak HTTP there: is it https:// or another port?',
}

const UNKNOWN_AUTHORITY =
  'its certificate is of an authority that this machine does not know: name the file with the certificate of the authority in NODE_EXTRA_CA_CERTS'

/** Messages that only say that there is a cause. */
const EMPTY = ['', 'fetch failed', 'Error', 'AggregateError']

/** Chains are short; one that leads to itself has to end. */
const MOST = 6

type Coded = Error & {
  code?: unknown
  hostname?: unknown
  address?: unknown
  port?: unknown
  errors?: unknown
}

/**
 * An error and its causes in one readable line, such as `The content service at … did not answer at
 * all: no machine is called cms.example.org: check the name and DNS (ENOTFOUND)`. What a cause only
 * repeats is left out.
 */
export function withCauses(error: unknown): string {
  const said = chainOf(error)
  const lines = said.map((text, i) => (i < said.length - 1 ? text.replace(/\.$/, '') : text))
  return lines.join(': ') || nameOf(error)
}

/** The causes alone, as `withCauses` says them; undefined if there are none. */
export function causesOf(error: unknown): string | undefined {
  if (!(error instanceof Error) || error.cause === undefined) return undefined
  return withCauses(error.cause)
}

/** The code of an error or of the first of its causes that has one, such as `ENOTFOUND`. */
export function codeOf(error: unknown): string | undefined {
  for (const one of causesIn(error)) if (typeof one.code === 'string') return one.code
  return undefined
}

/** What a code of Node or OpenSSL means for an error, with the code; undefined for others. */
export function meaningOf(error: Error, code: string): string | undefined {
  const meaning = MEANINGS[code]
  return meaning && `${meaning(error)} (${code})`
}

function chainOf(error: unknown): string[] {
  const said: string[] = []
  if (!(error instanceof Error)) return [String(error)]
  for (const one of causesIn(error)) {
    const text = sentenceOf(one)
    const own = one.message.trim()
    const isSaid = said.some((earlier) => earlier.includes(text) || (own && earlier.includes(own)))
    if (text && !isSaid && !isKnownTimeout(one, said)) said.push(text)
  }
  return said
}

/** Whether an error only repeats that nothing came in time. */
function isKnownTimeout({ name }: Error, said: string[]) {
  return name === 'TimeoutError' && said.some((earlier) => earlier.includes('in time'))
}

function causesIn(error: unknown): Coded[] {
  const all: Coded[] = []
  let next = error
  while (next instanceof Error && all.length < MOST) {
    const one: Coded = next
    all.push(one)
    // A host with several addresses has an error for each; the first one stands for all.
    next = one.cause ?? (Array.isArray(one.errors) ? one.errors[0] : undefined)
  }
  return all
}

function sentenceOf(error: Coded): string {
  const code = typeof error.code === 'string' ? error.code : ''
  const meaning = meaningOf(error, code)
  // The code of a host with several addresses is that of the first one, which says more.
  if (meaning && !Array.isArray(error.errors)) return meaning
  if (error.name === 'TimeoutError') return 'there was no answer in time'
  const message = error.message.trim()
  // The text of a failed query has its parameters, which may be personal; its cause says why it failed.
  const isQuery = message.startsWith('Failed query') && error.cause instanceof Error
  return isQuery || EMPTY.includes(message) ? '' : message
}

function nameOf(error: unknown) {
  return error instanceof Error ? (codeOf(error) ?? error.name) : String(error)
}

function placeOf({ address, port }: Coded) {
  return [address ?? 'this address', ...(port === undefined ? [] : [port])].join(':')
}

/** OpenSSL's message ends with the names: `… altnames: Host: a. is not in the cert's altnames: DNS:b`. */
function namesIn(message: string) {
  const [, names] = /altnames: (DNS:.+)$/.exec(message) ?? []
  return names ? `: ${names.replaceAll('DNS:', '')}` : ''
}
