import type { AttachedFile } from './limits.ts'

/** An answer in the form of the studio, with the key that it keeps until it is sent. */
export type AnswerInForm = { key: string; subject: string; text: string; files: AttachedFile[] }
