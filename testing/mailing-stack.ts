import { type MailServer, openMailServer } from '@belvedere/content/testing/smtp.ts'
import { type OwnStack, startOwnStack } from './own-stack.ts'
import type { TestProperty } from './template.ts'

/** A temporary stack, and the mail server that takes its mails. */
export type MailingStack = OwnStack & { server: MailServer }

/** Starts both programs on a copy of a property, with a mail server that answers recipients so. */
export async function startMailingStack(
  property: TestProperty,
  recipient: (address: string) => number,
): Promise<MailingStack> {
  const server = await openMailServer({ recipient })
  const close = () => server[Symbol.asyncDispose]()
  try {
    const from = 'Hill House <hello@casa.example>'
    const stack = await startOwnStack(property, { SMTP_URL: server.url, MAIL_FROM: from })
    const dispose = async () => {
      await stack.dispose()
      await close()
    }
    return { ...stack, server, dispose }
  } catch (error) {
    await close()
    throw error
  }
}
