/** What a process is asked to read: the file at `path`, or the bytes beside the request. */
export type Request = { kind: string; name: string; path: string | null }

/** The number of the output with the answers; what libraries write to the usual ones is not read. */
export const ANSWERS = 3
