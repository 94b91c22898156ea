import { createLocalReq } from 'payload'
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest'
import { DeliveryWorker } from '../enquiries/deliveries/worker.ts'
import { inTransaction } from '../payload/in-transaction.ts'
import { openContent, type TestContent } from './payload.ts'
import { signIn } from './people.ts'

type Request = Awaited<ReturnType<typeof createLocalReq>>

/**
 * A content service for a file of tests, whose team has an address, and a worker that each test
 * starts. Deliveries of one test are finished before the next.
 */
export function mailService() {
  let content: TestContent
  let worker: DeliveryWorker
  let guest = 0
  const save = async (data: object) => {
    await content.payload.updateGlobal({ slug: 'enquiry-settings', data })
  }
  beforeAll(async () => {
    content = await openContent()
    await signIn(content.payload, 'administrator')
    await save({ teamAddresses: [{ address: 'team@casa.example' }] })
  })
  beforeEach(() => {
    vi.stubEnv('MAIL_FROM', 'Hill House <hello@casa.example>')
    vi.stubEnv('LOG_LEVEL', 'error')
    worker = new DeliveryWorker(content.payload, { intervalMs: 30, timeoutMs: 4000 })
  })
  afterEach(async () => {
    await worker.stop()
    vi.unstubAllEnvs()
    await content.payload.db.deleteMany({ collection: 'deliveries', where: {} })
  })
  afterAll(() => content[Symbol.asyncDispose]())
  return {
    get payload() {
      return content.payload
    },
    get worker() {
      return worker
    },
    /** Each visitor has their own address, because one gets few acknowledgements. */
    own: () => ({ email: `guest-${guest++}@example.com` }),
    /** Changes the settings of enquiries. */
    save,
    async inOneTransaction(work: (req: Request) => Promise<void>) {
      const req = await createLocalReq({}, content.payload)
      await inTransaction(req, () => work(req))
    },
  }
}
