import { TITLE_LIMIT } from '@belvedere/kit/long-texts.ts'

/** True for text longer than its type size allows; it is then set one size smaller. */
export function isLong(text: string | null | undefined, limit = TITLE_LIMIT): boolean {
  return (text?.length ?? 0) > limit
}
