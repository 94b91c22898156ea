import { createHmac } from 'node:crypto'
import { addLine, keyIn, type Line, ledgerFile, makeKey, readLines } from './ledger-file.ts'

/** The fields of an enquiry by which the ledger decides whether it was erased. */
type Known = {
  key?: string | null | undefined
  email?: string | null | undefined
  acceptedAt?: string | null | undefined
}

/**
 * The erased people and deleted enquiries: a file beside the database, so that a restored backup is
 * erased again. It contains only hashes; their key is in the first line. The key is not
 * `PAYLOAD_SECRET`, which may be replaced.
 */
export class Ledger {
  readonly #key: string
  /** By the hash of the address: the time up to which this person was erased. */
  readonly #people = new Map<string, number>()
  readonly #enquiries = new Set<string>()

  private constructor(key: string, lines: readonly Line[]) {
    this.#key = key
    for (const line of lines) this.#take(line)
  }

  /** Reads the ledger; undefined while nothing was erased. */
  static async read(file = ledgerFile()): Promise<Ledger | undefined> {
    const lines = await readLines(file)
    const key = keyIn(lines)
    return key === undefined ? undefined : new Ledger(key, lines)
  }

  /**
   * Adds a person: enquiries from this address up to that time are erased. On disk when this
   * resolves.
   */
  static async addPerson(email: string, at: Date, file = ledgerFile()): Promise<void> {
    const address = hash(await makeKey(file), foldAddress(email))
    await addLine(file, { address, at: at.toISOString() })
  }

  /** Adds a deleted enquiry. It is on disk when this resolves. */
  static async addEnquiry(key: string, file = ledgerFile()): Promise<void> {
    await addLine(file, { enquiry: hash(await makeKey(file), key) })
  }

  /** Whether an enquiry was erased. Enquiries sent after an erasure were not erased. */
  has({ key, email, acceptedAt }: Known): boolean {
    if (key && this.#enquiries.has(hash(this.#key, key))) return true
    const erasedUntil = email ? this.#people.get(hash(this.#key, foldAddress(email))) : undefined
    if (erasedUntil === undefined) return false
    // An unknown time counts as earlier.
    return !(new Date(acceptedAt ?? '').getTime() > erasedUntil)
  }

  #take({ address, at, enquiry }: Line) {
    if (typeof enquiry === 'string') this.#enquiries.add(enquiry)
    if (typeof address !== 'string' || typeof at !== 'string') return
    const until = Math.max(new Date(at).getTime(), this.#people.get(address) ?? 0)
    if (!Number.isNaN(until)) this.#people.set(address, until)
  }
}

/** A person may write an address in several ways. */
export function foldAddress(email: string): string {
  return email.trim().normalize('NFC').toLowerCase()
}

function hash(key: string, text: string) {
  return createHmac('sha256', key).update(text).digest('hex')
}
