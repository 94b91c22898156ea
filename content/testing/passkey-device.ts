import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'

type Choices = {
  origin?: string
  isVerified?: boolean
  /** The number of uses that a copy of the passkey has not counted. */
  usesLess?: number
}

/**
 * Flags of authenticator data: user present, user verified, and attested credential data included.
 */
const [PRESENT, VERIFIED, KEY_FOLLOWS] = [1, 4, 64]

/** A device with one passkey, which responds like a browser. */
export class PasskeyDevice {
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  readonly #id = randomBytes(16)
  readonly #rpID: string
  readonly #origin: string
  #uses = 0

  constructor(origin: string) {
    this.#origin = origin
    this.#rpID = new URL(origin).hostname
  }

  /** The answer to `navigator.credentials.create`. */
  create(challenge: string, { origin, isVerified = true }: Choices = {}) {
    const authData = this.#authenticatorData(PRESENT | KEY_FOLLOWS | (isVerified ? VERIFIED : 0))
    const parts = new Map<string, string | Uint8Array<ArrayBuffer> | Map<string, string>>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', Uint8Array.from(Buffer.concat([authData, this.#credential()]))],
    ])
    return this.#answer('webauthn.create', challenge, origin, () => ({
      attestationObject: base64(isoCBOR.encode(parts)),
      transports: ['internal'],
    }))
  }

  /** The answer to `navigator.credentials.get`. */
  get(challenge: string, { origin, isVerified = true, usesLess = 0 }: Choices = {}) {
    this.#uses += 1
    const authData = this.#authenticatorData(PRESENT | (isVerified ? VERIFIED : 0), usesLess)
    return this.#answer('webauthn.get', challenge, origin, (client) => {
      const signed = Buffer.concat([authData, createHash('sha256').update(client).digest()])
      const signature = sign('sha256', signed, this.#keys.privateKey)
      return { authenticatorData: base64(authData), signature: base64(signature) }
    })
  }

  #answer(
    type: string,
    challenge: string,
    origin = this.#origin,
    rest: (client: Buffer) => object,
  ) {
    const client = Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
    const id = base64(this.#id)
    const response = { clientDataJSON: base64(client), ...rest(client) }
    return { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response }
  }

  #authenticatorData(flags: number, usesLess = 0) {
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(this.#uses - usesLess)
    const relyingParty = createHash('sha256').update(this.#rpID).digest()
    return Buffer.concat([relyingParty, Buffer.from([flags]), counter])
  }

  /** The id and the public key, as the device sends them once. */
  #credential() {
    const { x = '', y = '' } = this.#keys.publicKey.export({ format: 'jwk' })
    const key = new Map<number, number | Uint8Array<ArrayBuffer>>([
      // An elliptic curve, ES256, P-256.
      ...[[1, 2] as const, [3, -7] as const, [-1, 1] as const],
      [-2, Uint8Array.from(Buffer.from(x, 'base64url'))],
      [-3, Uint8Array.from(Buffer.from(y, 'base64url'))],
    ])
    const length = Buffer.from([0, this.#id.length])
    return Buffer.concat([Buffer.alloc(16), length, this.#id, isoCBOR.encode(key)])
  }
}

const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url')
