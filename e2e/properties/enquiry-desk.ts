import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { OwnStack } from '@belvedere/testing/own-stack.ts'
import { Studio } from '../studio.ts'

/** What the people who answer see of an enquiry. */
export class EnquiryDesk {
  readonly #studio: Studio
  readonly #mailbox: string

  private constructor(studio: Studio, mailbox: string) {
    this.#studio = studio
    this.#mailbox = mailbox
  }

  static async open({ studioUrl, env, addresses }: OwnStack): Promise<EnquiryDesk> {
    const [email, password] = [env.STUDIO_EMAIL ?? '', env.STUDIO_PASSWORD ?? '']
    const studio = await Studio.signIn({ studioUrl, email, password })
    return new EnquiryDesk(studio, join(addresses.dataDir, 'mailbox'))
  }

  /** The records of a person, as JSON. */
  async records(email: string): Promise<string> {
    const where = `where[email][equals]=${encodeURIComponent(email)}`
    return this.#studio.readText(`/api/enquiries?${where}`)
  }

  /** The sheet of all enquiries. */
  sheet(): Promise<string> {
    return this.#studio.readText('/api/enquiries/export?format=csv')
  }

  /** The mails that wait because there is no server, as JSON. */
  mails(): string {
    if (!existsSync(this.#mailbox)) return ''
    const files = readdirSync(this.#mailbox).filter((name) => name.endsWith('.json'))
    return files.map((name) => readFileSync(join(this.#mailbox, name), 'utf8')).join('\n')
  }

  /** Erases all that is kept of a person. */
  async erase(email: string): Promise<void> {
    await this.#studio.erasePerson(email)
  }
}
