import type { PreparedModel } from './prepare.ts'

/** The answer of the program that reads models; a flaw ends a sentence that begins with the name. */
export type PrepareReply = { prepared: PreparedModel } | { flaw: string; error?: string }
